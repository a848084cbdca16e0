import type { HomeTexts } from './HomeTexts.ts';

export const es: HomeTexts = {
  title: 'Buenos detalles para las personas con las que trabaja',
  lead: 'Elija una recompensa, envíela desde una cuenta de prepago y vea cómo llega.',
  picture: 'El dinero de una cuenta se convierte en una recompensa, que llega a las personas por correo electrónico.',
  steps: ['Añada fondos a una cuenta', 'Elija una recompensa', 'Envíela por correo'],
  start: 'Por dónde empezar',
  retry: 'Reintentar',
  about: {
    ordering: 'Elija una recompensa e indique las personas. Cada una recibe un correo con una página propia.',
    funding: 'Consulte cuánto hay en una cuenta y cada pago que entra o sale.',
    settings: 'Su perfil, su contraseña y las alertas de saldo de su equipo.',
  },
  session: {
    checking: 'Comprobando si ha iniciado sesión',
    signedInAs: 'Sesión iniciada como {name}',
    signedIn: 'Ha iniciado sesión.',
    signedOut: 'No ha iniciado sesión.',
    unreachable: 'El servicio no responde, así que no sabemos si ha iniciado sesión.',
    open: 'Abrir el portal',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
  },
};
