import type { Authority } from '@portal/shared/domain/access/permissions';

/** The state of a colleague's access. LINK_OVER, MAIL_RETURNED: invited, but the link is over or the mail came back. */
export type ColleagueState = 'ACTIVATED' | 'INVITED' | 'LINK_OVER' | 'MAIL_RETURNED' | 'DEACTIVATED';

/** A colleague of the home organisation, beside the people who sign in. */
export interface DemoColleague {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly role: string;
  readonly state: ColleagueState;
  readonly groups: readonly string[];
  readonly accounts: readonly string[];
  /** Signs in with codes by e-mail. */
  readonly hasCodes: boolean;
}

export const SENDER_EU = 'Sender EU';

/** Rights of the role that those who send in Europe share. */
export const SENDING: readonly Authority[] = [
  'PLACE_ORDER_ACCESS',
  'INDIVIDUAL_ORDER_HISTORY_ACCESS',
  'VIEW_BALANCE_ACCESS',
];

interface Team {
  readonly role: string;
  readonly language: string;
  readonly groups?: readonly string[];
  readonly accounts?: readonly string[];
  /** Given and family name, and a mark where the access is not simply in use. */
  readonly people: readonly string[];
}

const STATES: Readonly<Record<string, ColleagueState>> = {
  '?': 'INVITED',
  '!': 'LINK_OVER',
  '#': 'MAIL_RETURNED',
  '-': 'DEACTIVATED',
};

/** `?` invited, `!` link over, `#` mail returned, `-` deactivated, `*` signs in with codes. */
const TEAMS: readonly Team[] = [
  {
    role: SENDER_EU,
    language: 'en',
    accounts: ['A20002', 'A20004'],
    people: [
      'Anneke Visser',
      'Bram Jansen *',
      'Chiara Ferri',
      'Despina Papadakis',
      'Elif Aydın',
      'Freya Lindholm ?',
      'Gábor Szabó',
      'Hanna Virtanen',
      'Ivo Novák -',
      'Joaquín Ibáñez !',
      'Katarzyna Nowak',
      'Lars Brandt',
    ],
  },
  {
    role: 'standard',
    language: 'en',
    groups: ['G10001'],
    people: ['Amina Abara', 'Caleb Whitfield *', 'Darnell Brooks', 'Grace Freeman -', 'Harper Quinn', 'Luis Delgado ?'],
  },
  {
    role: 'standard',
    language: 'fr',
    groups: ['G10002'],
    people: ['Élodie Laurent', 'Françoise Dubois', 'Mathieu Lefèvre #', 'Théo Girard'],
  },
  {
    role: 'standard',
    language: 'ja',
    accounts: ['A20003'],
    people: ['花子 山田/hanako.yamada', '健 佐藤/ken.sato', '美咲 鈴木/misaki.suzuki ?'],
  },
  {
    role: 'support lead',
    language: 'en',
    groups: ['G10002', 'G10003'],
    people: ['Imogen Ashworth', 'Kwame Mensah', 'Priya Raman'],
  },
  {
    role: 'support',
    language: 'es',
    groups: ['G10003'],
    people: ['Beatriz Carvalho', 'Mateo Vargas', 'Rosa Castillo !', 'Ximena Reyes', 'José Núñez'],
  },
  {
    role: 'Email templates',
    language: 'en',
    groups: ['G10002'],
    people: ['Naomi Tremblay', 'Tyrell Singh', 'Zoë Kjærgaard'],
  },
  { role: 'Guest', language: 'zh-CN', groups: ['G10003'], people: ['Wei Chen', 'Lian Zhao -'] },
  { role: 'admin', language: 'en', groups: ['G10003'], people: ['Percy Rowntree ?', 'Maeve Driscoll -'] },
];

/** Letters without a canonical decomposition. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', æ: 'ae', ı: 'i' };

const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[øłæı]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

function toColleague({ role, language, groups = [], accounts = [] }: Team, written: string): DemoColleague {
  const [, name = '', mark = ''] = /^(.*?)(?: ([?!#*-]))?$/u.exec(written) ?? [];
  const [shown = '', address = addressOf(shown)] = name.split('/');
  const [firstName = '', lastName = ''] = shown.split(' ');
  return {
    email: `${address}@alder-finch.example`,
    firstName,
    lastName,
    language,
    role,
    state: STATES[mark] ?? 'ACTIVATED',
    groups,
    accounts,
    hasCodes: mark === '*',
  };
}

/** Forty of them, in every state. */
export const DEMO_COLLEAGUES: readonly DemoColleague[] = TEAMS.flatMap((team) =>
  team.people.map((written) => toColleague(team, written)),
);
