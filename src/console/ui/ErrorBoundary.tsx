import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from './Button'
import { Notice } from './Notice'

type ErrorBoundaryProps = {
  /** What is inside, as the sentence needs it: "the graph". */
  readonly what: string
  readonly children: ReactNode
}
type ErrorBoundaryState = { readonly error: Error | null }

/** Keeps a broken part from taking the page with it: says what broke, and offers to draw it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`Could not draw ${this.props.what}.`, error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <Notice
        tone="error"
        isLive
        title={`Could not draw ${this.props.what}`}
        actions={<Button onClick={() => this.setState({ error: null })}>Draw it again</Button>}
      >
        The rest of the page still works, and nothing that was sent or stored is lost. The browser
        says: {error.message}
      </Notice>
    )
  }
}
