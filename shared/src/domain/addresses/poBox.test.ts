import { isPoBox } from './poBox.ts';

it.each([
  'P.O. Box 123',
  'PO Box 9',
  'p o box 44',
  'P.O.B. 12',
  'P.O.B 12',
  'POB 77',
  'POBox 5',
  'Post Office Box 8',
  'Unit 4, PO BOX 22',
  'Box 120',
  'P.O. Drawer 6',
  'Postal Box 3',
])('%s is one', (line) => expect(isPoBox(line)).toBe(true));

it.each([
  '100 Box Hill Rd',
  '12 Poboxer Street',
  '500 Post Office Rd',
  '77 Polk Blvd',
  '1 Box Elder Way',
  '350 Apollo Blvd',
  '12 Post Rd',
])('%s is none', (line) => expect(isPoBox(line)).toBe(false));
