/** Black or white, whichever is easier to read on a `#rgb` or `#rrggbb` ground (WCAG relative luminance). */
export function readableInk(hex: string): '#ffffff' | '#101820' {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(full.slice(start, start + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.3 ? '#101820' : '#ffffff';
}

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
