import { findNamedColumns, type NamedColumn } from './namedColumns.ts';
import { refusalOf } from './testing/refusalOf.ts';

const COLUMNS: readonly NamedColumn<string>[] = [
  { name: 'email', heading: 'Email', alsoNamed: ['courriel'] },
  { name: 'firstName', heading: 'First Name' },
  { name: 'groups', heading: 'Groups', isOptional: true },
];

it.each([
  [['FIRST_NAME', 'Notes', '', ' e-mail ', ''], { email: 3, firstName: 0 }],
  [['Courriel', 'First name', 'groups'], { email: 0, firstName: 1, groups: 2 }],
])('finds the columns of %j', (headings, columns) => {
  expect(Object.fromEntries(findNamedColumns(headings, COLUMNS))).toEqual(columns);
});

it.each([
  [['Email', 'First Name', 'E-MAIL'], 'file.duplicateHeader', 'E-MAIL'],
  [['Email', 'First Name', 'Courriel'], 'file.duplicateHeader', 'Courriel'],
  [['Email', 'First Name', 'Notes', 'NOTES '], 'file.duplicateHeader', 'NOTES'],
  [['Email', 'Last Name'], 'file.missingColumn', 'First Name'],
])('refuses %j', (headings, rule, place) => {
  expect(refusalOf(() => findNamedColumns(headings, COLUMNS))).toMatchObject({ rule, place });
});
