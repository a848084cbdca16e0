import { buffer } from 'node:stream/consumers';
import type { Language } from '@portal/shared/domain/enumerations';
import Pdf from 'pdfkit';
import { type Direction, directionOf } from './readingDirection.ts';
import { HAIRLINE, lineHeight, type TextStyle } from './styles.ts';
import type { TextRun } from './TextRun.ts';
import { plainText, textRuns, withPlainSpaces } from './textRuns.ts';
import { wrapText } from './wrapText.ts';

/** The facts that a file says about itself. */
export interface SheetInfo {
  readonly language: Language;
  readonly title: string;
  readonly subject?: string | undefined;
  readonly createdAt: Date;
  readonly pageSize?: 'LETTER' | 'A4' | undefined;
  readonly issuer: { readonly name: string };
}

const MARGIN = { side: 54, top: 54, bottom: 78 };
/** Longer texts are cut before they are measured: no field of the product holds as much, and no line as many letters. */
const LONGEST_TEXT = 2_000;
const LONGEST_LINE = 200;

type Tag = PDFKit.PDFStructureElement;
/** The position of lines: `end` moves them to the end of the width. */
export interface TextPosition {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly end?: boolean;
}

/** A part of a page. */
export interface Box {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type TagName = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** Pages that are filled from the top down. Lengths are in points; `y` is where the next block begins. */
export class Sheet {
  readonly left = MARGIN.side;
  readonly width: number;
  y = MARGIN.top;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Tag;
  readonly #document: SheetInfo;
  readonly #fonts = new Set<string>();

  constructor(document: SheetInfo) {
    this.#document = document;
    this.#pdf = openPdf(document);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.width = this.#pdf.page.width - 2 * MARGIN.side;
  }

  /** The end of what a page holds; below it stands its footer. */
  get bottom(): number {
    return this.#pdf.page.height - MARGIN.bottom;
  }

  nextPage(): void {
    this.#pdf.addPage();
    this.y = MARGIN.top;
  }

  /** Begins a part of the structure that readers with assistive technology hear; ended by `endTag`. */
  tag(name: TagName, within?: Tag, scope?: 'Row' | 'Column'): Tag {
    const tag = this.#pdf.struct(name, scope === undefined ? {} : { scope });
    (within ?? this.#root).add(tag);
    return tag;
  }

  lines(text: string, style: TextStyle, width: number, maxLines?: number): string[] {
    const plain = plainText(text, Math.min(LONGEST_TEXT, LONGEST_LINE * (maxLines ?? LONGEST_TEXT)));
    return wrapText(plain, width, (part) => this.#widthOf(part, style), maxLines);
  }

  /** Draws lines below each other from `top`, as content of a tag, or as decoration. */
  draw(lines: readonly string[], style: TextStyle, at: TextPosition, tag?: Tag): void {
    const direction = directionOf(lines.join(' '));
    const write = (): void => {
      for (const [index, line] of lines.entries()) {
        const x = at.end === true ? at.x + at.width - this.#widthOf(line, style) : at.x;
        this.#write(line, style, direction, { x, top: at.top + index * lineHeight(style) });
      }
    };
    if (tag === undefined) this.#decorate(write);
    else tag.add(write);
  }

  rule(y: number, strength: keyof typeof HAIRLINE): void {
    this.#decorate(() => {
      this.#pdf
        .lineWidth(0.5)
        .strokeColor(HAIRLINE[strength])
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .stroke();
    });
  }

  /** Fills a box as decoration; `radius` rounds its corners. */
  fill({ x, top, width, height }: Box, colour: string, radius = 0): void {
    this.#decorate(() => {
      this.#pdf.roundedRect(x, top, width, height, radius).fill(colour);
    });
  }

  /** Fills many boxes at once, as a picture that a text stands for. */
  fillFigure(boxes: readonly Box[], colour: string, alt: string): void {
    this.#figure(alt, () => {
      for (const { x, top, width, height } of boxes) this.#pdf.rect(x, top, width, height);
      this.#pdf.fill(colour);
    });
  }

  /** Draws an image (PNG, JPEG) as large as it fits a box, at its start and in its middle, with the text that stands for it. */
  image(bytes: Uint8Array, { x, top, width, height }: Box, alt: string): void {
    this.#figure(alt, () => {
      this.#pdf.image(Buffer.from(bytes), x, top, { fit: [width, height], valign: 'center' });
    });
  }

  /** The width of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    return this.#widthOf(plainText(text, LONGEST_TEXT), style);
  }

  /** Draws what stands on each page, when it is known how many there are, and ends the file. */
  async end(decoratePage: (page: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index);
      decoratePage(index + 1, count);
    }
    this.#root.end();
    this.#pdf.end();
    return buffer(this.#pdf);
  }

  #figure(alt: string, draw: () => void): void {
    const figure = this.#pdf.struct('Figure', { alt });
    this.#root.add(figure);
    figure.add(draw);
    figure.end();
  }

  #decorate(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  #runs(text: string, style: TextStyle, direction: Direction): TextRun[] {
    return textRuns(withPlainSpaces(text), this.#document.language, style.weight, direction);
  }

  #use({ font }: TextRun, style: TextStyle): PDFKit.PDFDocument {
    if (!this.#fonts.has(font.name)) this.#pdf.registerFont(font.name, font.bytes);
    this.#fonts.add(font.name);
    return this.#pdf.font(font.name).fontSize(style.size);
  }

  #widthOf(text: string, style: TextStyle): number {
    return this.#runs(text, style, 'ltr').reduce((sum, run) => sum + this.#widthOfRun(run, style), 0);
  }

  #widthOfRun(run: TextRun, style: TextStyle): number {
    return this.#use(run, style).widthOfString(run.text, featuresOf(run));
  }

  /** Runs go into the file in the order in which they are read, wherever they stand on the line. */
  #write(text: string, style: TextStyle, direction: Direction, { x, top }: { x: number; top: number }): void {
    const runs = this.#runs(text, style, direction);
    const starts = new Map<TextRun, number>();
    let from = x;
    for (const run of runs.toSorted((one, other) => one.visualIndex - other.visualIndex)) {
      starts.set(run, from);
      from += this.#widthOfRun(run, style);
    }
    for (const run of runs) {
      this.#use(run, style)
        .fillColor(style.colour)
        .text(run.text, starts.get(run) ?? x, top + style.size, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...featuresOf(run),
        });
    }
  }
}

/** A list of features, be it empty, makes pdfkit lay out all words of a run at once, instead of each by itself. */
const featuresOf = ({ isRightToLeft }: TextRun): PDFKit.Mixins.TextOptions => (isRightToLeft ? { features: [] } : {});

function openPdf({ language, title, subject, createdAt, issuer, pageSize = 'LETTER' }: SheetInfo): PDFKit.PDFDocument {
  const printable = (text: string): string => plainText(text, LONGEST_TEXT);
  return new Pdf({
    size: pageSize,
    margin: 0,
    pdfVersion: '1.7',
    bufferPages: true,
    tagged: true,
    lang: language,
    displayTitle: true,
    // pdfkit would else embed Helvetica's name without its font.
    font: '',
    info: {
      Title: printable(title),
      ...(subject === undefined ? {} : { Subject: printable(subject) }),
      Author: printable(issuer.name),
      Creator: printable(issuer.name),
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
}
