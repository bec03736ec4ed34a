// `npm start`: builds when needed, then becomes the server. One process: signals reach the server itself.
import { buildWhenStale } from './freshness.mjs'

buildWhenStale()
await import('../dist/server/index.js')
