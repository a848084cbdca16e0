import type { Delivery } from './createDelivery.ts';
import type { TextRecords } from './textRecords.ts';
import type { TextSandboxConfig } from './TextSandboxConfig.ts';

/** The things that every part of the sandbox works on. */
export interface TextSandboxContext {
  readonly config: TextSandboxConfig;
  readonly texts: TextRecords;
  readonly delivery: Delivery;
}
