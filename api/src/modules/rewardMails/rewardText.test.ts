import type { RewardMailFacts } from './toRewardMail.ts';
import { composeRewardText } from './rewardText.ts';

const URL = 'https://portal.example/r/0123456789abcdefghij-_';

const FACTS: RewardMailFacts = {
  line_number: 1,
  etid: null,
  email: null,
  first_name: 'Ana',
  last_name: 'Martins',
  sender_name: 'Maya Chen',
  subject: null,
  message: null,
  reward_name: 'Meadow',
  brand_name: 'Meadow',
  brand_key: 'B000001',
  amount_minor: 2_500n,
  quantity: 1,
  currency_code: 'USD',
  reference_order_id: 'RG261129-100001-42',
  support_email: 'help@alder.example',
  help_centre_url: null,
  organization_name: 'Alder',
  lang_key: 'en',
  user_first_name: 'Maya',
  user_last_name: 'Chen',
  expires_at: null,
  locale: null,
  from_name: null,
  from_email: null,
  reply_to_email: null,
  subject_template: null,
  message_block: null,
  closing_message: null,
  customer_support_message: null,
  primary_color: null,
  logo_url: null,
  logo_alt_text: null,
  show_powered_by: null,
  sms_message_body: null,
};

it('says who sent what, what the sender adds, where it is and how to end', () => {
  expect(composeRewardText(FACTS, URL, ' See you in May ')).toEqual({
    body: `Hi Ana Martins, Maya Chen sent you a reward of $25.00.\nSee you in May\n${URL}\nReply STOP to end`,
    parts: 1,
  });
});

it.each([
  ['fits one message of GSM-7', {}, '', 1],
  ['is cut in two', {}, 'x'.repeat(80), 2],
  ['is one in spite of the no-break spaces of a price', { locale: 'fr' }, '', 1],
  ['counts as another script with one accent that GSM-7 lacks', { first_name: 'Zoë' }, '', 2],
  ['counts as another script', { locale: 'ja' }, '', 2],
])('%s', (_what, changes, carrierMessage, parts) => {
  expect(composeRewardText({ ...FACTS, ...changes }, URL, carrierMessage).parts).toBe(parts);
});

it("fills the template's own text, and follows the sender's language with the standard one", () => {
  const own = { ...FACTS, sms_message_body: '{{brand_name}} for {{recipient_first_name}}' };
  expect(composeRewardText(own, URL, null).body).toBe(`Meadow for Ana\n${URL}\nReply STOP to end`);
  const standard = { ...own, etid: 'E000000', lang_key: 'fr' };
  expect(composeRewardText(standard, URL, null).body).toMatch(/^Bonjour Ana Martins, .*\n.*\nRépondez STOP/);
});

it('counts the link of a preview as long as that of a reward', () => {
  const { body, parts } = composeRewardText(FACTS, 'https://portal.example/r/sample', 'x'.repeat(45));
  expect([body.length < 160, parts]).toEqual([true, 2]);
});

it('quotes, dashes and dots that an editor made are sent as they are typed, and cost no further part', () => {
  const { body, parts } = composeRewardText(FACTS, URL, 'L\u2019\u00e9quipe \u2014 \u201cmerci\u201d\u2026');
  expect(body).toContain(`L'\u00e9quipe - "merci"...`);
  expect(parts).toBe(1);
});
