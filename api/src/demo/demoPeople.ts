import { pick } from './pick.ts';

/** A fictitious recipient of a past order, at a reserved domain. */
export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164, from a range reserved for fiction; null in countries without one. */
  readonly mobileNumber: string | null;
}

/** Countries of an account's recipients. */
export type DemoRegion = 'america' | 'britain' | 'europe' | 'japan' | 'pacific';

const NAMES: Readonly<Record<Exclude<DemoRegion, 'japan'>, { readonly first: string; readonly last: string }>> = {
  america: {
    first:
      'Amina Boris Clara José Deniz Femi Gita Hugo Keiko Mateo Priya Anneke Tyrell Rosa Wei Grace Elijah Naomi Luis Harper Simone Caleb Ximena Darnell',
    last: 'Abara Hansen Osei Núñez Costa Quinn Engel López Nakano Vargas Raman Okafor Whitfield Delgado Chen Brooks Tremblay Nguyen Castillo Freeman Singh Kowalski Bélanger Reyes',
  },
  britain: {
    first:
      'Siobhán Callum Imogen Rhys Ayesha Dominic Freya Kwame Niamh Oliver Tamsin Zara Alasdair Bronwen Harvir Edith Jonah Maeve Percy Saoirse',
    last: 'O’Neill Ashworth Pritchard Begum Fairfax Mensah MacLeod Thackeray Iqbal Holloway Penhaligon Rowntree Kaur Bannerman Driscoll Yates Llewellyn Okonjo Sinclair Winterbourne',
  },
  europe: {
    first:
      'Élodie Łukasz Lars Zoë Jürgen Søren Chiara Joaquín Agnieszka Matthias Ingrid Théo Beatriz Milan Ružica Aino Pieter Katarzyna Björn Despina Márta Răzvan Françoise Tomáš',
    last: 'Laurent Żak Brandt Åkesson Müller Kjærgaard Ferri Ibáñez Nowak Großmann Lindholm Girard Carvalho Novák Jovanović Virtanen Jansen Wiśniewska Dubois Papadakis Szabó Ionescu Lefèvre Dvořák',
  },
  pacific: {
    first:
      'Matilda Lachlan Aroha Kiri Jarrah Tahlia Callista Angus Priyanka Wiremu Minh Isla Darcy Sione Bonnie Hamish Talia Rewi Linh Poppy',
    last: 'Whitmore Ngata McAllister Tran Barlow Parata Fitzgerald Nguyen Sharma Bellingham Wu Harris-Tane O’Dowd Kelleher Tamihana Drummond Patel Rossi Lawson Eastwood',
  },
};

/** Family and given names, with the romanisation that e-mail addresses are built from. */
const JAPANESE = {
  last: '山田/yamada 佐藤/sato 鈴木/suzuki 高橋/takahashi 田中/tanaka 伊藤/ito 渡辺/watanabe 中村/nakamura 小林/kobayashi 加藤/kato 吉田/yoshida 松本/matsumoto 井上/inoue 斎藤/saito 木村/kimura 清水/shimizu',
  first:
    '花子/hanako 健/ken 美咲/misaki 大輔/daisuke 陽菜/hina 翔太/shota 由美/yumi 拓也/takuya さくら/sakura 直樹/naoki 千尋/chihiro 悠人/yuto 真由美/mayumi 亮/ryo 結衣/yui 和也/kazuya',
};

/** Letters without a canonical decomposition. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', đ: 'd' };

const addressPart = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[øłßæđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^a-z-]/g, '');

/** A random recipient of a region; the same person always has the same address. */
export function somebodyOf(region: DemoRegion, next: () => number): DemoPerson {
  const source = region === 'japan' ? JAPANESE : NAMES[region];
  const [firstName = '', firstRead = firstName] = pick(source.first.split(' '), next).split('/');
  const [lastName = '', lastRead = lastName] = pick(source.last.split(' '), next).split('/');
  const [first, last] = [addressPart(firstRead), addressPart(lastRead)];
  const domain = region === 'japan' ? 'example.jp' : first.length % 2 === 0 ? 'example.org' : 'example.net';
  const mobile = MOBILES[region];
  const digits = String(Math.floor(next() * 100)).padStart(2, '0');
  return {
    firstName,
    lastName,
    email: `${first}.${last}@${domain}`,
    mobileNumber: mobile === null ? null : `${mobile}${digits}`,
  };
}

const MOBILES: Readonly<Record<DemoRegion, string | null>> = {
  america: '+120255501',
  britain: '+4477009001',
  europe: '+336399801',
  pacific: '+614915701',
  japan: null,
};

const HOMES = [
  ['Alder Street', 'Portland', 'OR', '97205'],
  ['Finch Avenue', 'Minneapolis', 'MN', '55401'],
  ['Mill Pond Road', 'Burlington', 'VT', '05401'],
  ['Cottonwood Drive', 'Santa Fe', 'NM', '87501'],
  ['Magnolia Lane', 'Savannah', 'GA', '31401'],
] as const;

/** A postal address in the United States, in the cart's format. */
export function homeAddress(next: () => number): Readonly<Record<string, string | null>> {
  const [street, city, stateOrProvince, postalCode] = pick(HOMES, next);
  const streetLine1 = `${1 + Math.floor(next() * 400)} ${street}`;
  return { companyName: null, streetLine1, streetLine2: null, city, stateOrProvince, postalCode, country: 'US' };
}
