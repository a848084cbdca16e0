import type { OverrideTexts } from './OverrideTexts.ts';

export const es: OverrideTexts = {
  title: 'Probar una compilación',
  lead: 'Carga una compilación de su propio equipo en lugar de la versión publicada, solo en esta pestaña y durante ocho horas como máximo.',
  origin: 'Dirección de la compilación',
  originHint: 'Su servidor de desarrollo, por ejemplo http://localhost:3000',
  begin: 'Cargar esta compilación',
  checking: 'Comprobando la compilación',
  signIn: 'Iniciar sesión',
  reset: 'Restablecer',
  open: 'Abrir el portal',
  noBuild: 'No hay ningún portal en {origin}. Inícielo allí e inténtelo de nuevo.',
  notAnOrigin: 'Escriba una dirección como http://localhost:3000',
  running: 'Compilación de {origin}, hasta las {time}',
  waiting: 'La compilación de {origin} se cargará cuando el personal inicie sesión.',
  ended: 'La sustitución ha terminado.',
  reload: 'Cargar la versión publicada',
  refused: {
    signIn: 'Inicie sesión como miembro del personal del portal e inténtelo de nuevo.',
    staffOnly: 'Solo el personal del portal puede cargar una compilación.',
    production: 'En producción solo se ejecuta la versión publicada.',
    origin:
      'No se puede cargar ninguna compilación desde {origin}. OVERRIDE_ORIGINS indica las direcciones permitidas.',
    unreachable: 'El servicio no responde. Inténtelo de nuevo dentro de un minuto.',
  },
};
