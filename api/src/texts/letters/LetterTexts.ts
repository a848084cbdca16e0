/** Texts of printed letters in one language. Placeholders are in single braces. */
export interface LetterTexts {
  /** The print template that every organisation has. */
  readonly standard: { readonly name: string; readonly letterHeadTitle: string; readonly message: string };
  /** The support text of templates without one of their own: 160 characters with a long address. */
  readonly support: string;
  /** The title of the file. */
  readonly title: string;
  readonly heading: string;
  readonly scan: string;
  readonly expires: string;
  readonly keepPrivate: string;
  readonly reference: string;
  readonly to: string;
  readonly from: string;
  /** Stands over the code of a letter that is only a preview. */
  readonly sample: string;
  readonly sampleRecipient: string;
  readonly sampleSender: string;
  readonly sampleReward: string;
}
