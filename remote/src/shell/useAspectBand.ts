import { aspectBand, type AspectBand } from '@portal/shared/domain/ordering/aspectBand';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useState } from 'react';

const bandNow = (): AspectBand => aspectBand(window.innerWidth, window.innerHeight);

/** The shape of the window; read again once it has kept its size for a moment. */
export function useAspectBand(): AspectBand {
  const [band, setBand] = useState(bandNow);
  useEffect(() => {
    let timer = 0;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setBand(bandNow()), SETTINGS.layout.resizeMs);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      window.clearTimeout(timer);
    };
  }, []);
  return band;
}
