/** Markers of JPEG (ITU-T T.81 B.1.1.3): those without a length, those within a scan, and the one that begins a scan. */
const BARE = [0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8];
const MARK = 0xff;
const SCAN = 0xda;
const END = 0xd9;

/**
 * Returns how many scans a JPEG has, each of which its decoder draws over the whole image. Small files can have a great many,
 * and nothing interrupts a decoder.
 */
export function countScans(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(MARK); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(MARK, at)) {
    const marker = bytes[at + 1] ?? END;
    if (marker === END) break;
    if (marker === SCAN) scans += 1;
    if (marker === MARK) at += 1;
    else if (marker === 0 || BARE.includes(marker) || at + 3 >= bytes.length) at += 2;
    // The data of a scan comes after its head, up to the next marker.
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return scans;
}
