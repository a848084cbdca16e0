import { toCompanyDomain } from './companyDomain.ts';

test.each([
  ['Alder-Finch.example', 'alder-finch.example'],
  [' mail.alder-finch.example. ', 'mail.alder-finch.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['example', null],
  ['co.uk', null],
  ['https://alder-finch.example', null],
  ['ada@alder-finch.example', null],
  ['10.0.0.1', null],
  ['a b.example', null],
])('%j is the domain %j', (text, domain) => {
  expect(toCompanyDomain(text)).toBe(domain);
});
