import type { OperationsTexts } from './OperationsTexts.ts';

export const es: OperationsTexts = {
  title: 'Versiones del portal',
  checking: 'Comprobando si ha iniciado sesión',
  signIn: 'Iniciar sesión',
  signInFirst: 'Inicie sesión como miembro del personal del portal y vuelva a abrir esta página.',
  staffOnly: 'Solo el personal del portal ve esta página.',
  unreachable: 'El servicio no responde.',
  retry: 'Reintentar',
  refresh: 'Actualizar',
  versions: 'Versiones disponibles',
  activeBecause: 'Activa desde el {time}: {by} ejecutó {command} ({what}).',
  size: 'Tamaño',
  failuresOfVersion: 'Fallos en los últimos 30 días',
  failures: {
    title: 'Módulos que no se iniciaron',
    none: 'Ninguna página ha informado de un fallo en los últimos 30 días.',
    day: 'Día (UTC)',
    version: 'Versión',
    module: 'Módulo',
    code: 'Código',
    count: 'Veces',
    last: 'Último',
  },
  journal: {
    title: 'Cambios',
    none: 'El almacén está en otro lugar, y su registro también.',
    time: 'Hora',
    by: 'Quién',
    change: 'Cambio',
  },
};
