import { buildCatalogue } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { artworkPath, brandArtwork } from './brandArtwork.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await buildCatalogue(testApp.db);
});
afterAll(() => testApp.close());

it('draws the same picture for the same brand and another one for another', () => {
  expect(brandArtwork('B1', 'Harbour Books')).toBe(brandArtwork('B1', 'Harbour Books'));
  expect(brandArtwork('B1', 'Harbour Books')).not.toBe(brandArtwork('B2', 'Harbour Books'));
  expect(brandArtwork('B1', 'A <b> & "c"')).toContain('aria-label="A &lt;b&gt; &amp; &quot;c&quot;"');
});

it('draws initials in the face of the product, and letters that it lacks as text', () => {
  const drawn = brandArtwork('B1', 'Harbour Books');
  expect(drawn).toMatch(/<path fill="[^"]+" d="M[^"]{100,}Z"\/>/);
  expect(drawn).not.toContain('<text');
  expect(brandArtwork('B1', '\u98df\u5802')).toContain('>\u98df</text>');
});

it('is public, for ever in the cache under its version, and 404 for an unknown brand', async () => {
  const get = (url: string) => testApp.app.inject({ method: 'GET', url });
  const versioned = await get(artworkPath('B1', 'Harbour Books'));
  expect(versioned.statusCode).toBe(200);
  expect(versioned.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/api/catalog/artwork/B1.svg?v=old')).headers['cache-control']).toBe('public, max-age=300');
  expect((await get('/api/catalog/artwork/B9.svg')).statusCode).toBe(404);
});
