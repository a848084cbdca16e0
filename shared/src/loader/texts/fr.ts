import type { LoaderTexts } from '../failureTexts.ts';

export const fr: LoaderTexts = {
  loading: 'Chargement du portail',
  stillLoading: 'Le portail est encore en cours de chargement. Cela prend plus de temps que d’habitude.',
  retry: 'Réessayer',
  reference: 'Référence pour l’assistance : {code}',
  unreachable: {
    title: 'Le portail est injoignable',
    advice: 'Rien n’a été perdu. Vérifiez votre connexion, puis réessayez.',
  },
  broken: {
    title: 'Le portail n’a pas pu démarrer',
    advice: 'Rien n’a été perdu. Réessayez. Si le problème persiste, contactez l’assistance en donnant la référence.',
  },
  mismatch: {
    title: 'Cette page et le portail ne sont pas compatibles',
    advice: 'Les responsables de ce site doivent mettre à jour l’un des deux. Envoyez-leur la référence.',
  },
  untrusted: {
    title: 'Le portail n’a pas pu être vérifié',
    advice:
      'La liste de ses versions ne vient pas de ses responsables ou a été modifiée en chemin : rien n’a été démarré. Envoyez-leur la référence.',
  },
  disabled: {
    title: 'Le portail est désactivé pour le moment',
    advice: 'Vos données sont en sécurité. Réessayez plus tard.',
  },
  disabledModule: {
    ordering: 'La commande de récompenses est désactivée pour le moment',
    funding: 'La section Fonds est désactivée pour le moment',
    settings: 'Les paramètres de l’équipe sont désactivés pour le moment',
  },
  disabledUntil: 'Il devrait être de retour avant le {time}.',
  disabledBecause: {
    MAINTENANCE: 'Il est en maintenance.',
    INCIDENT: 'Un problème est en cours de résolution.',
    SECURITY: 'Il est fermé le temps d’examiner un problème de sécurité.',
  },
};
