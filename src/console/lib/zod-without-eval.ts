import * as z from 'zod/mini'

// Zod compiles schemas with `new Function`, which the page's content security policy forbids. It must be told before
// the first schema is made, so this is the first import of the app.
z.config({ jitless: true })
