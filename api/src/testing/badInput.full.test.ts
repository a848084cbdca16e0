import { asStranger, complaintAbout, openBadInputFixture } from './badInputFixture.ts';
import { hostileCalls, isWriter } from './hostileCalls.ts';
import { HOSTILE_FILES } from './hostileValues.ts';
import type { Call } from './testApp.ts';

/** Every route x every hostile call. */
const fixture = await openBadInputFixture();
afterAll(() => fixture.close());

let call: Call;
let samples: Awaited<ReturnType<typeof fixture.samples>>;
/** Every test has samples of its own, unless the one before only read. */
let areSamplesUsed = true;
beforeEach(async () => {
  if (areSamplesUsed) {
    call = await fixture.signIn();
    samples = await fixture.samples();
  }
  areSamplesUsed = true;
});

it.each(fixture.routes.map((route) => [route.name, route] as const))(
  '%s answers whatever it is sent, and says what is wrong with it',
  async (_name, route) => {
    areSamplesUsed = isWriter(route);
    const failures: string[] = [];
    for (const [index, options] of hostileCalls(route, samples).entries()) {
      const complaint = complaintAbout(await call(asStranger(options, index)));
      if (complaint) failures.push(`${JSON.stringify(options).slice(0, 400)}: ${complaint}`);
    }
    expect(failures).toEqual([]);
  },
);

it.each(['a.csv', 'a.xlsx', '<a>.csv', '\u202e.csv'])(
  'takes or refuses whatever bytes come as the file %s',
  async (fileName) => {
    for (const payload of HOSTILE_FILES) {
      const response = await call({
        method: 'PUT',
        url: `/api/orders/upload/${samples.params['uploadId'] ?? ''}/file`,
        query: { fileName, isAgain: 'true' },
        headers: { 'content-type': 'application/octet-stream' },
        payload,
      });
      expect(complaintAbout(response)).toBeNull();
    }
  },
);
