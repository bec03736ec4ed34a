/** Who may call: bearer keys, kept and compared as hashes only. */
import { sha256 } from './hash'
import type { Store } from './store'

export type AgentKey = {
  readonly key: string
  /** What the store knows the key by; without one, a part of its hash. */
  readonly id?: string
  /** A sandbox key is never charged and gets a fixed sample. */
  readonly mode: 'live' | 'sandbox'
  /** Granted once, when the store first sees the key. */
  readonly credits: number
}

export type Caller = { readonly keyId: string; readonly mode: AgentKey['mode'] }

export type KeyRing = {
  /** The caller of an `Authorization` header, or null. */
  callerOf(authorization: string | undefined): Promise<Caller | null>
}

const BEARER = /^Bearer +(\S+) *$/i
const ID_LENGTH = 16

/** Hashes the keys and grants each its first credits. */
export async function openKeyRing(
  keys: readonly AgentKey[],
  store: Store,
  now: () => string,
): Promise<KeyRing> {
  const callers = new Map<string, Caller>()
  for (const { key, id, mode, credits } of keys) {
    const hash = await sha256(key)
    const keyId = id ?? hash.slice(0, ID_LENGTH)
    callers.set(hash, { keyId, mode })
    await store.transact(async (trx) => {
      if (mode === 'sandbox' || (await trx.countEntries(keyId, 'grant')) > 0) return
      await trx.addEntry({ keyId, taskId: null, kind: 'grant', credits, at: now() })
    })
  }
  return {
    async callerOf(authorization) {
      const key = BEARER.exec(authorization ?? '')?.[1]
      // Looked up by hash: how long it takes tells nothing of the keys.
      return key === undefined ? null : (callers.get(await sha256(key)) ?? null)
    },
  }
}
