/** How ids of places tell where they lie: that of a region begins with its country's, `place:jp/ibaraki`. */

/** Whether a place is the area or lies in it. */
export function liesIn(placeId: string, areaId: string): boolean {
  return placeId === areaId || placeId.startsWith(`${areaId}/`)
}

export function countryOf(placeId: string): string {
  return placeId.split('/')[0] ?? placeId
}

export function isRegion(placeId: string): boolean {
  return placeId.includes('/')
}
