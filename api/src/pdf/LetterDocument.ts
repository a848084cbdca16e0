import type { SheetInfo } from './Sheet.ts';

/** The texts of the side that says what is given to whom by whom. */
interface GreetingSide {
  readonly title: string;
  readonly to: LabelledName | null;
  readonly message: string;
  readonly from: LabelledName | null;
}

interface LabelledName {
  readonly label: string;
  readonly name: string;
}

/** The side with the reward: it is folded so that its address stands in the window of the envelope. */
interface RedemptionSide {
  /** An image instead of the organisation's name; null for the name, or nothing where the template has its logo off. */
  readonly logo: { readonly bytes: Uint8Array } | null;
  readonly organization: string | null;
  /** Lines of the recipient's address, the name first. */
  readonly address: readonly string[];
  readonly heading: string;
  readonly amount: string;
  readonly rewardName: string;
  /** The content of the code. */
  readonly codeContent: string;
  readonly codeText: string;
  /** A word over the code of a letter that is none. */
  readonly sample: string | null;
  readonly scan: string;
  /** The address in words. */
  readonly link: string;
  readonly notes: readonly string[];
  readonly support: string;
}

/** A printed letter of two sides; how it looks is decided by `drawLetter`. All of it is plain data, so that a process can be given it. */
export interface LetterDocument extends SheetInfo {
  readonly kind: 'LETTER';
  /** `#rgb` or `#rrggbb`. */
  readonly colour: string;
  readonly redemption: RedemptionSide;
  readonly greeting: GreetingSide;
}
