import { isEarlierVersion } from './isEarlierVersion.ts';

test.each([
  ['0.9.9', '0.10.0', true],
  ['0.10.0', '0.9.9', false],
  ['1.4.2', '1.4.2', false],
  ['1.4.2-rc.2', '1.4.2', true],
  ['1.4.2', '1.4.2-rc.2', false],
  ['1.4.2-rc.9', '1.4.2-rc.10', true],
  ['1.4.2+build.7', '1.4.2', false],
])('%s comes before %s: %s', (version, than, isEarlier) => {
  expect(isEarlierVersion(version, than)).toBe(isEarlier);
});
