import { AUTHORITIES, EVERYBODYS_AUTHORITIES } from './permissions.ts';
import { AREA_OF, areaOf, PORTAL_AREAS } from './portalAreas.ts';

test('each of the 17 areas has rights, and each right of a customer one area', () => {
  const used = new Set(AUTHORITIES.flatMap((code) => AREA_OF[code]?.portalArea ?? []));
  expect([...used].toSorted()).toEqual([...PORTAL_AREAS].toSorted());
  expect(PORTAL_AREAS).toHaveLength(17);
  const without = AUTHORITIES.filter((code) => AREA_OF[code] === null);
  expect(without.toSorted()).toEqual([...EVERYBODYS_AUTHORITIES, 'STAFF_ACCESS'].toSorted());
});

test.each(['', 'NO_SUCH_CODE', '__proto__', 'toString'])('%j has no area', (code) => {
  expect(areaOf(code)).toBeNull();
});
