export const ROOT: string
/** Builds when a source is newer than the build. */
export function buildWhenStale(): void
/** Whether the project at `root` (default: this one) has no whole build, or any source changed after it began. */
export function isBuildStale(root?: string): boolean
