/** Words that the most used passwords are made of; ten characters with a capital, a digit and a symbol are mostly these in disguise. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'welcome',
  'letmein',
  'qwerty',
  'qwertz',
  'azerty',
  'admin',
  'administrator',
  'changeme',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'master',
  'superman',
  'batman',
  'shadow',
  'michael',
  'login',
  'starwars',
  'whatever',
  'trustno',
  'summer',
  'winter',
  'spring',
  'autumn',
  'secret',
  'abcdefgh',
  'abc',
  'qwertyuiop',
  'test',
  'hello',
  'company',
  'rewards',
];
const DISGUISE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** True when a password is one of the common words with digits and symbols around it or  in place of letters. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const undisguised = lower.replace(/[^a-z@$]+$/, '').replace(/[013457@$!]/g, (sign) => DISGUISE[sign] ?? sign);
  return COMMON_WORDS.some((word) => core === word || undisguised.replace(/[^a-z]/g, '') === word);
}
