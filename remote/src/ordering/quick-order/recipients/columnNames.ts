/** Kind of a pasted column; `fullName` fills the first or last name, whichever has no column. */
export type ColumnKind = 'email' | 'firstName' | 'lastName' | 'fullName';

/** Normalised column names by descending specificity: field names, then common words in several languages. */
const NAMES: Readonly<Record<ColumnKind, readonly string[]>> = {
  email: [
    'recipientemail',
    'recipientemailaddress',
    'email',
    'emailaddress',
    'emails',
    'mail',
    'mailaddress',
    'emailadresse',
    'mailadresse',
    'empfangeremail',
    'correoelectronico',
    'correo',
    'direcciondecorreo',
    'direcciondecorreoelectronico',
    'adresseemail',
    'adressemail',
    'adresseelectronique',
    'courriel',
    'mel',
    'メールアドレス',
    'メール',
    'eメール',
    '電子メール',
    '受取人メールアドレス',
    '电子邮件',
    '电子邮箱',
    '电子邮件地址',
    '邮箱',
    '邮箱地址',
    '邮件地址',
    '收件人邮箱',
  ],
  firstName: [
    'recipientfirstname',
    'firstname',
    'givenname',
    'forename',
    'first',
    'vorname',
    'rufname',
    'empfangervorname',
    'nombre',
    'nombres',
    'nombredepila',
    'primernombre',
    'prenom',
    'prenoms',
    '名',
    'ファーストネーム',
  ],
  lastName: [
    'recipientlastname',
    'lastname',
    'surname',
    'familyname',
    'last',
    'nachname',
    'familienname',
    'zuname',
    'empfangernachname',
    'apellido',
    'apellidos',
    'primerapellido',
    'nomdefamille',
    '姓',
    '苗字',
    'ラストネーム',
  ],
  fullName: [
    'recipientname',
    'fullname',
    'name',
    'recipient',
    'vollstandigername',
    'empfanger',
    'nombrecompleto',
    'nombreyapellidos',
    'nom',
    'nomcomplet',
    'nometprenom',
    '氏名',
    'お名前',
    '名前',
    '受取人名',
    '姓名',
    '全名',
    '名字',
    '收件人',
    '收件人姓名',
  ],
};

const KINDS: readonly ColumnKind[] = ['email', 'firstName', 'lastName', 'fullName'];

/** Heading without case, accents, spaces and punctuation, compatibility forms folded (NFKD). */
const normalised = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const RANKS: ReadonlyMap<string, { readonly kind: ColumnKind; readonly rank: number }> = new Map(
  KINDS.flatMap((kind) => NAMES[kind].map((name, rank) => [normalised(name), { kind, rank }] as const)),
);

/** Maps kinds to columns of a heading row. Of several columns of one kind, the most specific name wins. */
export function recogniseColumns(headings: readonly string[]): ReadonlyMap<ColumnKind, number> {
  const best = new Map<ColumnKind, { readonly column: number; readonly rank: number }>();
  headings.forEach((heading, column) => {
    const found = RANKS.get(normalised(heading));
    const held = found && best.get(found.kind);
    if (found && (held === undefined || found.rank < held.rank)) best.set(found.kind, { column, rank: found.rank });
  });
  return new Map([...best].map(([kind, { column }]) => [kind, column]));
}
