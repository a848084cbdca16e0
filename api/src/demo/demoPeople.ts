/** Recipients of past orders, from everywhere; all invented, at reserved domains. */
export const DEMO_PEOPLE: readonly (readonly [first: string, last: string, email: string])[] = [
  ['Amina', 'Abara', 'amina.abara@example.com'],
  ['Boris', 'Hansen', 'boris.hansen@example.com'],
  ['Clara', 'Osei', 'clara.osei@example.org'],
  ['山田', '花子', 'hanako.yamada@example.jp'],
  ['José', 'Núñez', 'jose.nunez@example.net'],
  ['Deniz', 'Costa', 'deniz.costa@example.com'],
  ['Élodie', 'Laurent', 'elodie.laurent@example.org'],
  ['Femi', 'Quinn', 'femi.quinn@example.net'],
  ['Gita', 'Engel', 'gita.engel@example.com'],
  ['Łukasz', 'Żak', 'lukasz.zak@example.org'],
  ['Hugo', 'López', 'hugo.lopez@example.net'],
  ['佐藤', '健', 'ken.sato@example.jp'],
  ['Keiko', 'Nakano', 'keiko.nakano@example.com'],
  ['Lars', 'Brandt', 'lars.brandt@example.org'],
  ['Siobhán', 'O’Neill', 'siobhan.oneill@example.net'],
  ['王', '小明', 'xiaoming.wang@example.com'],
  ['Priya', 'Raman', 'priya.raman@example.org'],
  ['Mateo', 'Vargas', 'mateo.vargas@example.net'],
  ['Anneke', 'van der Berg', 'anneke.vanderberg@example.com'],
  ['Zoë', 'Åkesson', 'zoe.akesson@example.org'],
];

export const DEMO_MESSAGES: readonly string[] = [
  'Thank you for your help this spring.',
  'You made the launch feel easy. Enjoy something nice.',
  'Five years already. We are glad you are here.',
  'Thank you for taking part in our study.',
  'A small thank-you for a large favour.',
];
