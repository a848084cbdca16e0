import type { LoaderTexts } from '../failureTexts.ts';

export const es: LoaderTexts = {
  loading: 'Cargando el portal',
  stillLoading: 'El portal aún se está cargando. Está tardando más de lo habitual.',
  retry: 'Reintentar',
  reference: 'Referencia para soporte: {code}',
  unreachable: {
    title: 'No se pudo acceder al portal',
    advice: 'No se ha perdido nada. Compruebe su conexión y vuelva a intentarlo.',
  },
  broken: {
    title: 'No se pudo iniciar el portal',
    advice:
      'No se ha perdido nada. Vuelva a intentarlo. Si continúa igual, contacte con soporte e indique la referencia.',
  },
  mismatch: {
    title: 'Esta página y el portal no son compatibles',
    advice: 'Quienes gestionan este sitio deben actualizar uno de los dos. Envíeles la referencia.',
  },
  untrusted: {
    title: 'No se ha podido verificar el portal',
    advice:
      'La lista de sus versiones no procede de quienes lo gestionan o se modificó por el camino, así que no se ha iniciado nada. Envíeles la referencia.',
  },
  disabled: {
    title: 'El portal está desactivado por ahora',
    advice: 'Sus datos están a salvo. Vuelva a intentarlo más tarde.',
  },
  disabledModule: {
    ordering: 'El pedido de recompensas está desactivado por ahora',
    funding: 'La sección de fondos está desactivada por ahora',
    settings: 'Los ajustes del equipo están desactivados por ahora',
  },
  disabledUntil: 'Debería volver a funcionar antes del {time}.',
  disabledBecause: {
    MAINTENANCE: 'Está en mantenimiento.',
    INCIDENT: 'Se está solucionando un problema.',
    SECURITY: 'Está cerrado mientras se investiga un problema de seguridad.',
  },
};
