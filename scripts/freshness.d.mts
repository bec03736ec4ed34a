export const ROOT: string
/** Builds when a source is newer than the build. */
export function buildWhenStale(): void
