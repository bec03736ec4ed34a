/** Path of a Chromium, found or installed. Throws in words. */
export function ensureBrowser(): string
