import QRCode from 'qrcode';
import type { Box, Sheet } from '../Sheet.ts';
import { INK } from './letterStyles.ts';

/** Draws a QR code as boxes, so that it is sharp at any size; the dark modules of a row that touch are one box. */
export function drawCode(sheet: Sheet, content: string, { x, top, width }: Box, alt: string): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const side = width / modules.size;
  const boxes: Box[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    let start = -1;
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column) === 1;
      if (isDark && start < 0) start = column;
      if (isDark || start < 0) continue;
      boxes.push({ x: x + start * side, top: top + row * side, width: (column - start) * side, height: side });
      start = -1;
    }
  }
  sheet.fillFigure(boxes, INK, alt);
}
