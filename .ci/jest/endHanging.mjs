// The runner of the API's tests has no time-out: what hangs would keep the whole run from ending. For that alone, not for what is slow.
const HANGS_MS = 120_000;
// A test may put others in their place.
const { setTimeout, clearTimeout } = globalThis;

async function ending(work) {
  let timer;
  const hangs = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No end after ${HANGS_MS / 1000} s`)), HANGS_MS);
  });
  try {
    return await Promise.race([work(), hangs]);
  } finally {
    clearTimeout(timer);
  }
}

const test = (run) =>
  Object.assign((name, work) => run(name, () => ending(work)), {
    each:
      (...table) =>
      (name, work) =>
        run.each(...table)(name, (...row) => ending(() => work(...row))),
  });

globalThis.it = globalThis.test = test(globalThis.it);
for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const hook = globalThis[name];
  globalThis[name] = (work) => hook(() => ending(async () => work()));
}
