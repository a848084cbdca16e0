import type { LetterDocument } from '../LetterDocument.ts';
import type { Box, Sheet } from '../Sheet.ts';
import { HAIRLINE, type TextStyle } from '../styles.ts';
import { drawCode } from './drawCode.ts';
import { fitText } from './fitText.ts';
import { fullColour, inkOn, LETTER_STYLES, PAPER } from './letterStyles.ts';
import { writeFitted } from './writeFitted.ts';

const PAGE = { width: 612, side: 63 };
const ROOM = PAGE.width - 2 * PAGE.side;
const BAND = 14;
const LOGO: Box = { x: PAGE.side, top: 44, width: 286, height: 66 };
/**
 * The part of a letter folded in three that stands in the window of a #10 envelope (4 1/2 by 1 1/8 inches, 7/8 inch from the left,
 * 1/2 inch from below) when it rests on the envelope's lower edge. Nothing but the address stands there.
 */
const ADDRESS: Box = { x: 72, top: 155, width: 300, height: 72 };
/** The middle third of the page. */
const PANEL: Box = { x: 36, top: 290, width: PAGE.width - 72, height: 212 };
const CARD = 164;
const QUIET = 14;
const BELOW_PANEL = 528;
const FOOT = 716;

/** The side of a letter that has the address, the reward and its code. */
export function drawRedemptionSide(sheet: Sheet, { colour, redemption }: LetterDocument): void {
  const { width } = PAGE;
  sheet.fill({ x: 0, top: 0, width, height: BAND }, fullColour(colour));
  drawSender(sheet, redemption);
  drawAddress(sheet, redemption.address);
  drawPanel(sheet, fullColour(colour), redemption);
  drawBelow(sheet, redemption);
}

type Redemption = LetterDocument['redemption'];

function drawSender(sheet: Sheet, { logo, organization }: Redemption): void {
  if (logo !== null) {
    sheet.image(logo.bytes, LOGO, organization ?? '');
    return;
  }
  if (organization === null) return;
  const name = fitText(sheet, organization, LETTER_STYLES.organization, { width: 320, maxLines: 2 });
  writeFitted(sheet, name, { x: LOGO.x, top: LOGO.top + (LOGO.height - name.height) / 2, width: LOGO.width });
}

/** All lines have the size at which the whole address fits its place; the last one is that of the city, which must stay. */
function drawAddress(sheet: Sheet, address: readonly string[]): void {
  const { x, top, width, height } = ADDRESS;
  const sizes = LETTER_STYLES.address.map((style) => ({
    style,
    lines: address.flatMap((line) => sheet.lines(line, style, width, 2)),
  }));
  const fits = ({ style, lines }: (typeof sizes)[number]): boolean => lines.length * tight(style) <= height;
  const chosen =
    sizes.find((size) => fits(size) && size.lines.length === address.length) ?? sizes.find(fits) ?? sizes.at(-1);
  if (chosen === undefined) return;
  const tag = sheet.tag('P');
  for (const [index, line] of chosen.lines.entries())
    sheet.draw([line], chosen.style, { x, top: top + index * tight(chosen.style), width }, tag);
  tag.end();
}

/** Lines of an address stand closer than those of a text. */
const tight = ({ size }: TextStyle): number => size * 1.3;

function drawPanel(sheet: Sheet, colour: string, redemption: Redemption): void {
  const ink = inkOn(colour);
  sheet.fill(PANEL, colour, 10);
  const card: Box = {
    x: PANEL.x + PANEL.width - CARD - 24,
    top: PANEL.top + (PANEL.height - CARD) / 2,
    width: CARD,
    height: CARD,
  };
  const width = card.x - PAGE.side - 24;
  const parts = [
    fitText(sheet, redemption.heading, LETTER_STYLES.heading(ink), { width, maxLines: 2 }),
    fitText(sheet, redemption.amount, LETTER_STYLES.amount(ink), { width, maxLines: 2 }),
    fitText(sheet, redemption.rewardName, LETTER_STYLES.rewardName(ink), { width, maxLines: 4 }),
  ];
  let top = PANEL.top + (PANEL.height - parts.reduce((sum, { height }) => sum + height, 0)) / 2;
  for (const [index, part] of parts.entries()) {
    writeFitted(sheet, part, { x: PAGE.side, top, width }, index === 0 ? 'H1' : 'P');
    top += part.height;
  }
  sheet.fill(card, PAPER, 8);
  const side = CARD - 2 * QUIET;
  const code = { x: card.x + QUIET, top: card.top + QUIET, width: side, height: side };
  drawCode(sheet, redemption.codeContent, code, redemption.codeText);
  if (redemption.sample !== null) drawSample(sheet, redemption.sample, code);
}

/** A white strip with the word, over the code's middle. */
function drawSample(sheet: Sheet, word: string, { x, top, width }: Box): void {
  const text = fitText(sheet, word, LETTER_STYLES.sample, { width: width - 16, maxLines: 1 });
  const strip = { x: x - 2, top: top + (width - text.height) / 2 - 4, width: width + 4, height: text.height + 8 };
  sheet.fill(strip, PAPER);
  const room = sheet.widthOf(text.lines.join(' '), text.style);
  writeFitted(sheet, text, { x: x + (width - room) / 2, top: strip.top + 4, width: room });
}

function drawBelow(sheet: Sheet, { scan, link, notes, support }: Redemption): void {
  let top = BELOW_PANEL;
  const put = (text: string, style: readonly TextStyle[], below: number): void => {
    const part = fitText(sheet, text, style, { width: ROOM, maxLines: 3 });
    writeFitted(sheet, part, { x: PAGE.side, top, width: ROOM });
    top += part.height + below;
  };
  put(scan, LETTER_STYLES.scan, 3);
  put(link, LETTER_STYLES.link, 14);
  for (const note of notes) put(note, LETTER_STYLES.note, 0);
  const text = fitText(sheet, support, LETTER_STYLES.support, { width: ROOM, maxLines: 4 });
  const from = Math.max(top + 26, FOOT - text.height);
  sheet.fill({ x: PAGE.side, top: from - 12, width: ROOM, height: 0.75 }, HAIRLINE.soft);
  writeFitted(sheet, text, { x: PAGE.side, top: from, width: ROOM });
}
