import { toFileName } from './evidenceService.ts';

it.each([
  ['Stromrechnung März.pdf', 'pdf', 'Stromrechnung Marz.pdf'],
  ['bill".exe', 'png', 'bill.png'],
  ['請求書.pdf', 'pdf', 'file.pdf'],
  ['..\\..\\x', 'jpg', 'file.jpg'],
])('saves %j as a %s named %j', (name, extension, saved) => {
  expect(toFileName(name, extension)).toBe(saved);
});
