import type { OverrideTexts } from './OverrideTexts.ts';

export const fr: OverrideTexts = {
  title: 'Essayer une version',
  lead: 'Charge une version de votre propre machine à la place de la version publiée, dans cet onglet seulement et pendant huit heures au plus.',
  origin: 'Adresse de la version',
  originHint: 'Son serveur de développement, par exemple http://localhost:3000',
  begin: 'Charger cette version',
  checking: 'Vérification de la version',
  signIn: 'Se connecter',
  reset: 'Réinitialiser',
  open: 'Ouvrir le portail',
  noBuild: 'Il n’y a pas de portail à l’adresse {origin}. Démarrez-le là-bas et réessayez.',
  notAnOrigin: 'Saisissez une adresse comme http://localhost:3000',
  running: 'Version de {origin}, jusqu’à {time}',
  waiting: 'La version de {origin} se chargera dès qu’un membre du personnel se sera connecté.',
  ended: 'Le remplacement est terminé.',
  reload: 'Charger la version publiée',
  refused: {
    signIn: 'Connectez-vous en tant que membre du personnel du portail, puis réessayez.',
    staffOnly: 'Seul le personnel du portail peut charger une version.',
    production: 'En production, seule la version publiée s’exécute.',
    origin: 'Aucune version ne peut être chargée depuis {origin}. OVERRIDE_ORIGINS indique les adresses autorisées.',
    unreachable: 'Le service ne répond pas. Réessayez dans une minute.',
  },
};
