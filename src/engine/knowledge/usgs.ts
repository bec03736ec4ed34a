/** World production tables of the U.S. Geological Survey, as shares a place. */
import type { LocatedIn } from '@/engine/graph/facts'
import { rows } from './cells'
import { USGS_2026 } from './source-cards'
import { locatedIn, read } from './write'

/**
 * `material:cobalt | mine production of cobalt | cd 73.11, id 13.99`: per cent of the world in the 2025 estimate.
 * Shares are of the sum of the countries in the table.
 */
export function mined(text: string): LocatedIn[] {
  return rows(text).flatMap(({ at }) =>
    at(2)
      .split(',')
      .map((entry) => {
        const [country = '', word = ''] = entry.trim().split(' ')
        const percent = Number(word)
        return locatedIn(
          `place:${country}`,
          at(0),
          percent / 100,
          read(
            USGS_2026,
            `${country.toUpperCase()}: ${percent.toFixed(1)} % of the world’s ${at(1)} in 2025 (estimate).`,
          ),
        )
      }),
  )
}
