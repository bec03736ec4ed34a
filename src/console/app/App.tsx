import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { AppRoutes } from './AppRoutes'

/** Providers around the routes. Queries are sent even when the browser says "offline": the agent may be local. */
export function App() {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { networkMode: 'always', retry: 0, staleTime: 1_000 } },
      }),
  )
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  )
}
