/** Everything that is served on the one port: gateway, agent, and the built console. */
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { staticFiles } from './static-files'

type Parts = {
  readonly gateway: Hono
  readonly agent: { fetch(request: Request): Response | Promise<Response> }
  /** Folder of the built console. */
  readonly consoleDir: string
}

/** Cytoscape adds one style element with just this text; by its hash it, and nothing else, may stand in the page. */
const CYTOSCAPE_STYLE = '.__________cytoscape_container { position: relative; }'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", hashOf(CYTOSCAPE_STYLE)],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // TLS, where there is any, ends in front of this server; that is where it is promised.
  strictTransportSecurity: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
})

const AGENT_PATHS = ['/a2a/*', '/.well-known/*', '/health']

/** Gateway and agent have their own paths, and the agent its own way to say 404; the rest is files and pages. */
export function createServerApp({ gateway, agent, consoleDir }: Parts): Hono {
  const app = new Hono()
  app.use(headers)
  app.route('/', gateway)
  for (const path of AGENT_PATHS) app.all(path, (c) => agent.fetch(c.req.raw))
  app.use(staticFiles(consoleDir))
  app.notFound((c) => c.text('There is nothing at this address.', 404))
  return app
}
