import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/**
 * Milliseconds since `startedAt` (RFC 3339), told anew each second while it runs; null when it is not known. Counted
 * from the clock at each tick, so that sleep and throttled tabs do not slow it down.
 */
export function useElapsed(startedAt: string | null, isRunning: boolean): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  const started = startedAt === null ? Number.NaN : Date.parse(startedAt)
  return Number.isNaN(started) ? null : Math.max(0, now - started)
}
