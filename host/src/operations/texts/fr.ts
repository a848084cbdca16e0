import type { OperationsTexts } from './OperationsTexts.ts';

export const fr: OperationsTexts = {
  title: 'Versions du portail',
  checking: 'Vérification de votre connexion',
  signIn: 'Se connecter',
  signInFirst: 'Connectez-vous en tant que membre du personnel du portail, puis rouvrez cette page.',
  staffOnly: 'Seul le personnel du portail voit cette page.',
  unreachable: 'Le service ne répond pas.',
  retry: 'Réessayer',
  refresh: 'Actualiser',
  versions: 'Versions disponibles',
  activeBecause: 'Active depuis le {time} : {by} a exécuté {command} ({what}).',
  size: 'Taille',
  failuresOfVersion: 'Échecs des 30 derniers jours',
  failures: {
    title: 'Modules qui n’ont pas démarré',
    none: 'Aucune page n’a signalé d’échec ces 30 derniers jours.',
    day: 'Jour (UTC)',
    version: 'Version',
    module: 'Module',
    code: 'Code',
    count: 'Fois',
    last: 'Dernier',
  },
  journal: {
    title: 'Modifications',
    none: 'Le stockage se trouve ailleurs, et son journal aussi.',
    time: 'Heure',
    by: 'Par',
    change: 'Modification',
  },
};
