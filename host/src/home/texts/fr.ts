import type { HomeTexts } from './HomeTexts.ts';

export const fr: HomeTexts = {
  title: 'De belles attentions pour ceux qui vous entourent',
  lead: 'Choisissez une récompense, envoyez-la depuis un compte prépayé et suivez-la jusqu’à son arrivée.',
  picture: 'L’argent d’un compte devient une récompense, qui parvient à ses destinataires par e‑mail.',
  steps: ['Ajoutez des fonds', 'Choisissez une récompense', 'Envoyez-la par e‑mail'],
  start: 'Par où commencer',
  retry: 'Réessayer',
  about: {
    ordering: 'Choisissez une récompense et les personnes. Chacune reçoit un e‑mail avec une page personnelle.',
    funding: 'Voyez ce que contient un compte, et chaque paiement qui y entre ou en sort.',
    settings: 'Votre profil, votre mot de passe et les alertes de solde de votre équipe.',
  },
  session: {
    checking: 'Vérification de votre session',
    signedInAs: 'Session ouverte : {name}',
    signedIn: 'Votre session est ouverte.',
    signedOut: 'Aucune session n’est ouverte.',
    unreachable: 'Le service ne répond pas : nous ne savons pas si votre session est ouverte.',
    open: 'Ouvrir le portail',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
  },
};
