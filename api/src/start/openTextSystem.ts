import path from 'node:path';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { Env } from '../env/env.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import { createRestTextSender, type RestTextOptions } from '../providers/text/createRestTextSender.ts';
import { paceTexts } from '../providers/text/paceTexts.ts';
import { startTextSandbox } from '../providers/text/startTextSandbox.ts';
import type { TextSender } from '../providers/text/TextSender.ts';
import { openTextInbox, type TextInbox } from '../modules/devInbox/index.ts';

/** Text messages: the configured service, or in local mode the sandbox and its inbox. */
export interface TextSystem {
  /** Null when this installation cannot send texts. */
  readonly sender: TextSender | null;
  /** Null outside local mode. */
  readonly inbox: TextInbox | null;
  close(): Promise<void>;
}

/** True when texts can be sent. */
export const canSendTexts = ({ texts, isProduction }: Pick<Env, 'texts' | 'isProduction'>): boolean =>
  texts !== null || !isProduction;

/** Returns the ways in which this installation can send rewards. */
export const listDeliveryMethods = (env: Pick<Env, 'texts' | 'isProduction'>): DeliveryMethod[] =>
  canSendTexts(env) ? ['EMAIL', 'MOBILE'] : ['EMAIL'];

/** Opens the text system that the configuration asks for. */
export async function openTextSystem(
  env: Pick<Env, 'texts' | 'textsPerSecond' | 'publicUrl' | 'dataDir' | 'isProduction'>,
  log: Log = silentLog,
): Promise<TextSystem> {
  const close = () => Promise.resolve();
  if (env.texts !== null) return { sender: openTextSender(env.texts, env, log), inbox: null, close };
  if (env.isProduction) return { sender: null, inbox: null, close };
  const inbox = await openTextInbox(path.join(env.dataDir, 'texts'));
  const sandbox = await startTextSandbox((text) => inbox.keep(text));
  return { sender: openTextSender(sandbox.options, env, log), inbox, close: () => sandbox.close() };
}

/** Hands texts over at the pace of the installation; the service tells what became of each. */
const openTextSender = (
  service: RestTextOptions,
  { publicUrl, textsPerSecond }: Pick<Env, 'publicUrl' | 'textsPerSecond'>,
  log: Log,
): TextSender =>
  paceTexts(createRestTextSender({ ...service, statusCallback: `${publicUrl}/api/texts/status` }, log), {
    perSecond: textsPerSecond,
  });
