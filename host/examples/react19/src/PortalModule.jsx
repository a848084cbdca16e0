import { useEffect, useRef, useState } from 'react';

const SCRIPT = 'http://localhost:3000/portal-loader.js';
let loading;

/** The portal's loader, fetched once; again after a failure. */
const portalLoader = () =>
  (loading ??= import(/* webpackIgnore: true */ SCRIPT)
    .then(({ createPortalLoader }) => createPortalLoader())
    .catch((error) => {
      loading = undefined;
      throw error;
    }));

/** One module of the portal in a React page. `options`: mount options that stay the same while it is shown. */
export function PortalModule({ module, options }) {
  const place = useRef(null);
  const [failure, setFailure] = useState(null);

  useEffect(() => {
    const abort = new AbortController();
    const element = document.createElement('div');
    place.current.append(element);
    const mounting = portalLoader().then(async (loader) => {
      const { remoteModule } = await loader.load('portal', module, { signal: abort.signal });
      abort.signal.throwIfAborted();
      return remoteModule.mount(element, {
        apiBaseUrl: loader.apiBaseUrl,
        chrome: 'none',
        signal: abort.signal,
        ...options,
      });
    });
    mounting.catch((error) => abort.signal.aborted || setFailure(error));
    return () => {
      abort.abort();
      mounting
        .then((handle) => handle.unmount())
        .catch(() => undefined)
        .finally(() => element.remove());
    };
  }, [module, options]);

  return (
    <>
      {failure && <p role="alert">The rewards cannot be shown ({failure.code}).</p>}
      <div ref={place} />
    </>
  );
}
