import { drawQrCode } from './qrCode.ts';
import { rewardPage } from './rewardPage.ts';
import { sampleReward } from './sampleReward.ts';

test('a link whose reward was replaced promises neither a balance nor days to use it', async () => {
  const view = { ...sampleReward('en', new Date('2026-11-20T09:00:00Z')), remainingMinor: 2_000n };
  expect(await rewardPage(view, 'en')).toMatch(/Balance left: \$20\.00.*does not expire/is);
  const replaced = await rewardPage({ ...view, state: 'replaced' }, 'en');
  expect(replaced).toContain('has replaced this reward with a new one');
  expect(replaced).not.toMatch(/Balance left|does not expire/i);
  expect(await rewardPage(view, 'fr')).toContain('Valeur\u00a0: ');
});

test('a reward whose codes are typed says nothing of a QR code, and one whose code could not be drawn says so', async () => {
  const sample = sampleReward('en', new Date('2026-11-20T09:00:00Z'));
  const withCodes = (...credentials: typeof sample.credentials) => rewardPage({ ...sample, credentials }, 'en');
  const typed = await withCodes({ type: 'CARD_CODE', value: '12345678' }, { type: 'PIN', value: '4711' });
  expect(typed).toContain('12345678');
  expect(typed).not.toMatch(/QR|class="qr"/);
  expect(await withCodes({ type: 'BARCODE_NUMBER', value: '2912345678901' })).toContain('aria-label="QR code"');
  const tooLong = { type: 'REDEMPTION_URL', value: `https://redeem.example/${'x'.repeat(3_000)}` } as const;
  const failed = await withCodes(tooLong);
  expect(failed).toContain('The QR code could not be shown.');
  expect(failed).not.toContain('aria-label="QR code"');
  const drawn = { tillUrl: null, margin: 2 };
  expect(await drawQrCode({ ...drawn, credentials: [{ type: 'PIN', value: '4711' }] })).toEqual({
    svg: null,
    failed: false,
  });
  expect(await drawQrCode({ ...drawn, credentials: [tooLong] })).toEqual({ svg: null, failed: true });
});
