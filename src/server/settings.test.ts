import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

const faultsOf = (env: Record<string, string>) => {
  const read = readSettings(env)
  return read.ok ? [] : read.error
}

describe('readSettings', () => {
  it('has the fixed defaults when nothing is set, and takes empty for not set', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 4310,
      dataDir: './.data',
      agentKeys: null,
      agentWorkers: 1,
      publicUrl: null,
    }
    expect(readSettings({})).toEqual({ ok: true, value: defaults })
    expect(readSettings({ PORT: '', AGENT_API_KEYS: '', HOST: '' })).toEqual({
      ok: true,
      value: defaults,
    })
  })

  it('reads every variable', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: '/data',
      AGENT_API_KEYS: 'a-key:live:250, b_key:sandbox',
      AGENT_WORKERS: '0',
      PUBLIC_URL: 'https://risk.example/',
    }
    expect(readSettings(env)).toEqual({
      ok: true,
      value: {
        host: '0.0.0.0',
        port: 0,
        dataDir: '/data',
        agentKeys: [
          { key: 'a-key', mode: 'live', credits: 250 },
          { key: 'b_key', mode: 'sandbox', credits: 0 },
        ],
        agentWorkers: 0,
        publicUrl: 'https://risk.example',
      },
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4310.5'],
    ['HOST', 'localhost 1'],
    ['HOST', 'http://x/'],
    ['AGENT_WORKERS', '65'],
    ['AGENT_WORKERS', 'many'],
    ['PUBLIC_URL', 'risk.example'],
    ['PUBLIC_URL', 'https://risk.example/console'],
    ['PUBLIC_URL', 'ftp://risk.example'],
  ])('names %s when it is "%s", with the remedy', (name, value) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name}: ".*" cannot be used. Give `))
    expect(faults[0]).toContain(value)
  })

  it.each([
    ['zzz', 'Entry 1'],
    ['k:live', 'Entry 1'],
    ['k:live:-5', 'Entry 1'],
    ['k:live:1.5', 'Entry 1'],
    ['ok:sandbox,k:demo', 'Entry 2'],
    ['k k:sandbox', 'Entry 1'],
    ['same:sandbox,same:live:1', 'Entry 2'],
    [',', 'no key'],
  ])('refuses the keys "%s" without repeating a key', (text, where) => {
    const faults = faultsOf({ AGENT_API_KEYS: text })
    expect(faults.join()).toContain('AGENT_API_KEYS: ')
    expect(faults.join()).toContain(where)
    expect(faults.join()).not.toContain(text)
  })

  it('tells all faults together', () => {
    const faults = faultsOf({ PORT: 'x', AGENT_WORKERS: 'y', AGENT_API_KEYS: 'z' })
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'AGENT_WORKERS',
      'AGENT_API_KEYS',
    ])
  })
})
