import { callPortal } from './callPortal.ts';
import { newSid } from './newSid.ts';
import type { KeptText } from './textRecords.ts';
import type { TextSandboxContext } from './TextSandboxContext.ts';

/** Hands the portal a text from a number, and sends that number what it answers. */
export async function replyToPortal(
  { config, texts }: TextSandboxContext,
  number: string,
  body: string,
): Promise<void> {
  const { account, from, portal } = config;
  const reply: KeptText = { ...newText(number, body), direction: 'inbound', state: 'received' };
  const answer = await callPortal(config, `${portal.publicUrl}/api/texts/incoming`, {
    AccountSid: account,
    MessageSid: reply.sid,
    SmsSid: reply.sid,
    From: number,
    To: from,
    Body: body,
    NumMedia: '0',
    NumSegments: '1',
  });
  const isTaken = answer?.status === 200;
  texts.keep(isTaken ? reply : { ...reply, state: 'failed' });
  for (const message of isTaken ? messagesIn(answer.body) : [])
    texts.keep({ ...newText(number, message), direction: 'outbound-reply', state: 'delivered' });
}

const newText = (number: string, body: string): Omit<KeptText, 'direction' | 'state'> => ({
  sid: newSid(),
  number,
  body,
  errorCode: null,
  date: new Date().toISOString(),
  callback: null,
  coming: [],
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The texts that TwiML asks for. */
const messagesIn = (twiml: string): string[] =>
  [...twiml.matchAll(/<Message>([^<]*)<\/Message>/g)].map(([, text = '']) =>
    text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );
