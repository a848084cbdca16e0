import type { DeliveryTexts } from './DeliveryTexts.ts';

export const fr: DeliveryTexts = {
  languageName: 'Français',
  standardTemplate: {
    name: 'E-mail standard',
    fromName: 'Récompenses',
    subject: '{{recipient_name}}, votre {{reward_name}} est arrivée',
    smsMessage: 'Bonjour {{recipient_name}}, {{sender_name}} vous a envoyé une récompense de {{reward_amount}}.',
  },
  sample: { firstName: 'Ana', lastName: 'Martins', message: 'Merci pour tout ce que vous avez fait ce trimestre.' },
  mail: {
    preheader: '{amount} chez {brand}, de la part de {sender}',
    hello: 'Bonjour {recipient},',
    helloNobody: 'Bonjour,',
    from: '{sender} vous a envoyé une récompense',
    button: 'Voir votre récompense',
    linkHint: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    expires: 'À utiliser jusqu’au {date} inclus.',
    support: 'Une question sur cette récompense ? Écrivez à {email} en indiquant la référence {reference}.',
    supportWithHelp:
      'Une question sur cette récompense ? Consultez {helpCentre} ou écrivez à {email} en indiquant la référence {reference}.',
    poweredBy: 'Remis par le {product}',
    keepPrivate: 'Ce lien n’est destiné qu’à vous. Toute personne qui le possède peut utiliser la récompense.',
  },
  stopText: 'Répondez STOP pour vous désabonner',
  codeText:
    'Votre code pour le {product} est {code}. Il est valable 10 minutes. Nous ne le demandons jamais par téléphone ni par e-mail.',
  notices: {
    SESSION_REUSED_MAIL: {
      subject: 'Vous avez été déconnecté du {product}',
      happened:
        'Le {time} (UTC), un navigateur connecté à votre compte a utilisé une session déjà renouvelée ailleurs. Deux endroits détenaient peut-être la même session : nous l’avons fermée dans les deux.',
      facts: [],
      means:
        'Une connexion interrompue peut aussi en être la cause. Vos autres sessions et votre mot de passe restent inchangés.',
      next: 'Si cela vous surprend, connectez-vous, changez votre mot de passe dans les paramètres et prévenez votre administrateur.',
    },
    LOW_BALANCE_MAIL: {
      subject: 'Solde faible : {account}',
      happened: 'Le {time} (UTC), une commande a fait passer le solde disponible de {account} sous {threshold}.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Solde disponible : {balance}',
        'Seuil : {threshold}',
      ],
      means:
        'Vous recevez ce message parce que l’alerte de solde « {alert} » mentionne votre adresse. Cette alerte envoie au plus un message par compte en 24 heures. Une autre alerte sur le même compte envoie les siens.',
      next: 'Approvisionnez le compte pour que les prochaines commandes puissent être passées.',
    },
    BANK_DEPOSIT_MAIL: {
      subject: 'Le dépôt de {amount} sur {account} est en cours',
      happened: 'Le {time} (UTC), un dépôt bancaire a été transmis.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Montant : {amount}',
        'Depuis : {source}',
        'Disponible au plus tard : {day}',
      ],
      means: 'Votre banque a besoin de 3 à 6 jours ouvrés.',
      next: 'Vous n’avez rien à faire. Si vous n’avez pas demandé ce dépôt, contactez l’assistance.',
      button: 'Voir l’opération',
    },
    BANK_DEPOSIT_ADDED_MAIL: {
      subject: '{amount} ajoutés à {account}',
      happened:
        'Le {time} (UTC), un dépôt bancaire a été transmis et {amount} ont été ajoutés à {account} immédiatement.',
      facts: ['Compte : {account}', 'Numéro de compte : {accountNumber}', 'Montant : {amount}', 'Depuis : {source}'],
      means:
        'L’argent est utilisable dès maintenant. Le reçu suivra quand votre banque l’aura envoyé ; un dépôt que la banque retourne est de nouveau retiré.',
      next: 'Vous n’avez rien à faire. Si vous n’avez pas demandé ce dépôt, contactez l’assistance.',
      button: 'Voir l’opération',
    },
    BANK_RETURN_MAIL: {
      subject: 'Le dépôt de {amount} sur {account} a été rejeté',
      happened: 'Le {time} (UTC), la banque a rejeté un dépôt.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Montant : {amount}',
        'Depuis : {source}',
        'Motif : {reason}',
      ],
      means:
        'L’argent est retourné sur le compte bancaire. S’il figurait déjà dans le solde, il en a été retiré ; un compte débiteur est gelé.',
      next: 'Vérifiez le compte bancaire, puis approvisionnez à nouveau ou utilisez un autre moyen de paiement.',
      button: 'Voir l’opération',
    },
    REWARD_COPY_MAIL: {
      subject: 'Copie : {reward} pour {recipient}',
      happened: 'Le {time} (UTC), {organisation} a envoyé une récompense par e-mail.',
      facts: [
        'Destinataire : {recipient}',
        'Récompense : {reward}',
        'Montant : {amount}',
        'Commande : {reference}',
        'Modèle d’e-mail : {template}',
      ],
      means:
        'Vous recevez cette copie parce que le modèle d’e-mail mentionne votre adresse. Elle ne contient pas le lien du destinataire, qui vaut de l’argent.',
      next: 'Ouvrez la récompense pour voir si l’e-mail est arrivé.',
      button: 'Voir la récompense',
    },
    ORDER_RECEIPT_MAIL: {
      subject: 'Reçu de la commande {reference} : {total}',
      happened:
        'Voici le reçu de la commande {reference}, passée depuis {account}. {total} ont été débités. Il est joint sous forme de fichier PDF.',
      facts: [
        'Compte : {account}',
        'Récompenses : {rewards}',
        'Total des récompenses : {rewardTotal}',
        'Frais : {fees}',
        'Livraison : {shipping}',
        'Frais de carte : {cardFee}',
        'Total débité : {total}',
        'Payé avec : {source}',
        'Remboursé sur la carte : {refundedToCard}',
        'Remboursé sur le solde : {refundedToBalance}',
        'Numéro de bon de commande : {purchaseOrderNumber}',
        'Notes : {notes}',
        '{onHold}',
      ],
      means: 'Vous recevez cet e-mail parce que vous avez passé cette commande par carte ou demandé son reçu.',
      next: 'Si vous ne reconnaissez pas cette commande, écrivez à {support} en indiquant son numéro.',
      button: 'Voir la commande',
    },
    ORDER_DONE_MAIL: {
      subject: 'Votre commande {reference} est traitée',
      happened: 'Le {time} (UTC), la dernière récompense de votre commande a été traitée.',
      facts: [
        'Commande : {reference}',
        'Compte : {account}',
        'Émises : {issued}',
        'En échec : {failed}',
        'Remboursé : {returned}',
      ],
      means: 'Les messages aux destinataires partent dès que possible ; certains sont peut-être encore en route.',
      next: 'Voyez ce qu’il est advenu de chaque récompense.',
      button: 'Ouvrir la commande',
    },
    ORDER_CARD_CHARGED_MAIL: {
      subject: 'Une commande de {amount} a été payée avec votre carte {card}',
      happened: 'Le {time} (UTC), une commande a été payée avec une carte que vous avez ajoutée.',
      facts: [
        'Commande : {reference}',
        'Passée par : {buyer}',
        'Compte : {account}',
        'Carte : {card}',
        'Montant avec les frais de carte : {amount}',
      ],
      means: 'Toute personne autorisée à commander sur ce compte peut payer avec ses cartes enregistrées.',
      next: 'Si vous ne connaissez pas cette commande, supprimez la carte et contactez la personne qui l’a passée.',
      button: 'Voir les cartes enregistrées',
    },
    ORDER_CARD_DECLINED_MAIL: {
      subject: 'La carte de votre commande {reference} a été refusée',
      happened: 'Le {time} (UTC), la carte qui devait payer votre commande a été refusée.',
      facts: ['Commande : {reference}', 'Compte : {account}', 'Carte : {card}', 'Montant : {amount}'],
      means:
        'Aucune récompense n’a été envoyée et la carte n’est pas débitée. Si la banque a bloqué le montant, elle le libère en quelques jours.',
      next: 'Passez à nouveau la commande avec une autre carte ou depuis le solde.',
      button: 'Ouvrir la commande',
    },
    ORDER_HELD_MAIL: {
      subject: 'Votre commande {reference} est en attente',
      happened: 'Le {time} (UTC), votre commande a été passée et mise en attente : {why}.',
      facts: ['Commande : {reference}', 'Compte : {account}', 'Mis de côté : {total}', 'Prévu pour : {day}'],
      means:
        'Rien n’est perdu : l’argent est mis de côté et les récompenses partent dès la fin de la vérification. Si l’heure programmée est alors passée, elles partent aussitôt.',
      next: 'Vous n’avez rien à faire. Nous vous préviendrons quand la commande reprendra.',
      button: 'Ouvrir la commande',
    },
    ORDER_RELEASED_MAIL: {
      subject: 'Votre commande {reference} reprend',
      happened: 'Le {time} (UTC), la vérification de votre commande s’est terminée et celle-ci reprend.',
      facts: ['Commande : {reference}', 'Compte : {account}', 'Remarque : {reason}'],
      means: 'Ses récompenses partent maintenant ; ce qui est programmé part à son heure.',
      next: 'Voyez ce qu’il advient de chaque récompense.',
      button: 'Ouvrir la commande',
    },
    ORDER_REFUSED_MAIL: {
      subject: 'Votre commande {reference} a été refusée',
      happened: 'Le {time} (UTC), votre commande a été vérifiée et refusée.',
      facts: ['Commande : {reference}', 'Compte : {account}', 'Motif : {reason}', 'Remboursé : {total}'],
      means: 'Aucune récompense n’a été envoyée. L’argent revient par le moyen utilisé pour payer.',
      next: 'Si vous pensez qu’il s’agit d’une erreur, écrivez à {support}.',
      button: 'Ouvrir la commande',
    },
    USERS_INVITED_MAIL: {
      subject: 'Les utilisateurs de {file} ont été invités',
      happened: 'Le {time} (UTC), nous avons fini d’inviter les utilisateurs de votre fichier.',
      facts: ['Fichier : {file}', 'Invités : {invited}', 'Transferts demandés : {asked}', 'Laissés de côté : {left}'],
      means: 'Chaque personne a reçu un lien valable 7 jours.',
      next: 'Voyez ce qu’est devenue chaque ligne et téléchargez celles qui ont été laissées de côté.',
      button: 'Ouvrir le fichier',
    },
    REPORT_READY_MAIL: {
      subject: 'Votre rapport « {report} » est prêt',
      happened: 'Le {time} (UTC), nous avons terminé votre rapport.',
      facts: ['Rapport : {report}', 'Lignes : {rows}'],
      means: 'Ses fichiers sont conservés 30 jours.',
      next: 'Consultez ses chiffres et téléchargez-le. Vous devez vous connecter.',
      button: 'Ouvrir le rapport',
    },
    REPORT_FAILED_MAIL: {
      subject: 'Votre rapport « {report} » n’a pas pu être créé',
      happened: 'Le {time} (UTC), nous avons abandonné votre rapport.',
      facts: ['Rapport : {report}', 'Motif : {reason}'],
      means: 'Il n’y a aucun fichier.',
      next: 'Ouvrez sa page pour réessayer, ou pour reprendre ses choix dans un autre rapport.',
      button: 'Ouvrir le rapport',
    },
    UPLOAD_CHECKED_MAIL: {
      subject: 'Votre fichier {file} est vérifié',
      happened: 'Le {time} (UTC), la dernière ligne de votre fichier a été vérifiée.',
      facts: ['Fichier : {file}', 'Prêtes à commander : {ready}', 'À corriger : {wrong}'],
      means: 'Rien n’est encore commandé.',
      next: 'Corrigez les lignes signalées ou commandez celles qui sont prêtes.',
      button: 'Ouvrir le fichier',
    },
    SMALL_DEPOSIT_RETURNED_MAIL: {
      subject: 'Le compte bancaire {bank} n’a pas pu être vérifié',
      happened: 'Le {time} (UTC), un petit dépôt servant à vérifier un compte bancaire a été renvoyé.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Compte bancaire : {bank}',
        'Motif : {reason}',
      ],
      means: 'Le compte bancaire ne peut pas servir à des dépôts. Rien n’y a été prélevé.',
      next: 'Vérifiez ses numéros auprès de votre banque et saisissez-les à nouveau, ou utilisez un autre moyen de paiement.',
      button: 'Voir les moyens de paiement',
    },
    CARD_DECLINED_MAIL: {
      subject: 'Le dépôt de {amount} sur {account} a été refusé',
      happened: 'Le {time} (UTC), un dépôt par carte qui était en attente a été refusé.',
      facts: ['Compte : {account}', 'Numéro de compte : {accountNumber}', 'Montant : {amount}', 'Carte : {source}'],
      means:
        'Rien n’a été ajouté au solde et la carte n’est pas débitée. Si la banque a bloqué le montant, elle le libère en quelques jours.',
      next: 'Lisez le motif sur la page de l’opération, puis approvisionnez à nouveau avec une autre carte ou depuis un compte bancaire.',
      button: 'Voir l’opération',
    },
    RESET_PASSWORD_MAIL: {
      subject: 'Choisissez un nouveau mot de passe pour le {product}',
      happened: 'Le {time} (UTC), un nouveau mot de passe a été demandé pour votre compte.',
      facts: [],
      means:
        'Le lien fonctionne une seule fois, pendant 24 heures. Votre mot de passe reste inchangé tant que vous n’en choisissez pas un autre.',
      next: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
      button: 'Choisir un nouveau mot de passe',
    },
    PASSWORD_CHANGED_MAIL: {
      subject: 'Votre mot de passe pour le {product} a été modifié',
      happened:
        'Le {time} (UTC), le mot de passe de votre compte a été modifié. Les autres navigateurs ont été déconnectés.',
      facts: [],
      means: '',
      next: 'Si ce n’est pas vous, choisissez immédiatement un nouveau mot de passe et prévenez votre administrateur.',
      button: 'Choisir un nouveau mot de passe',
    },
    MFA_CODE_MAIL: {
      subject: 'Votre code pour le {product} : {code}',
      happened:
        'Le {time} (UTC), une personne s’est connectée avec votre mot de passe. Saisissez ce code pour continuer :',
      facts: ['{code}'],
      means: 'Il est valable 10 minutes et une seule fois. Nous ne le demandons jamais par téléphone ni par e-mail.',
      next: 'Si ce n’était pas vous, changez immédiatement de mot de passe et prévenez votre administrateur.',
    },
    MFA_CHANGED_MAIL: {
      subject: 'La réception de vos codes pour le {product} a changé',
      happened: 'Le {time} (UTC), les moyens par lesquels vous recevez des codes à la connexion ont été modifiés.',
      facts: [],
      means: '',
      next: 'Si ce n’était pas vous, changez immédiatement de mot de passe et prévenez votre administrateur.',
    },
    KYB_RECEIVED_MAIL: {
      subject: '{organisation} : nous avons reçu vos informations',
      happened: 'Le {time} (UTC), nous avons reçu vos informations sur {organisation}.',
      facts: ['Réponse prévue au plus tard le : {day}'],
      means:
        'En attendant, vous pouvez préparer des modèles et des destinataires. Jusqu’à la fin de la vérification, les commandes sont mises en attente et les fonds restent en suspens.',
      next: 'Le portail indique à tout moment où en est la vérification. Pour toute question, écrivez à {support}.',
    },
    KYB_APPROVED_MAIL: {
      subject: '{organisation} est approuvée',
      happened: 'Le {time} (UTC), la vérification de {organisation} s’est terminée : l’organisation est approuvée.',
      facts: ['Remarque : {reason}'],
      means:
        'Tout ce qui attendait la vérification est désormais ouvert, comme l’ajout d’utilisateurs et la création de rapports.',
      next: 'Si le portail est ouvert, rechargez-le.',
    },
    KYB_REJECTED_MAIL: {
      subject: '{organisation} n’a pas été approuvée',
      happened:
        'Le {time} (UTC), la vérification de {organisation} s’est terminée : l’organisation n’a pas été approuvée.',
      facts: ['Motif : {reason}'],
      means:
        'Les commandes en attente sont annulées et remboursées. Les dépôts par carte en attente sont remboursés sur la carte. Vous ne pouvez plus commander ni approvisionner.',
      next: 'Si quelque chose a changé, ou si vous pensez qu’il s’agit d’une erreur, écrivez à {support}.',
    },
    KYB_INFORMATION_MAIL: {
      subject: 'Il manque des informations sur {organisation}',
      happened: 'Le {time} (UTC), la vérification de {organisation} a été interrompue : il manque quelque chose.',
      facts: ['Ce qu’il faut : {reason}'],
      means:
        'La vérification reprendra quand vous l’aurez envoyé. D’ici là, certaines fonctionnalités restent fermées.',
      next: 'Répondez dans le portail, avec trois fichiers au plus. Pour toute question, écrivez à {support}.',
    },
    CARD_RECEIPT_MAIL: {
      subject: 'Reçu pour {account} : {amount} ajoutés, {total} débités',
      happened:
        'Le {time} (UTC), {amount} ont été ajoutés à {account}. {total} ont été débités de la carte. Le reçu est joint au format PDF.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Montant ajouté : {amount}',
        'Frais de carte : {fee}',
        'Total débité : {total}',
        'Carte : {source}',
        'Numéro de bon de commande : {purchaseOrderNumber}',
        'Numéro du reçu : {number}',
      ],
      means:
        'Vous recevez ce message parce que vous avez effectué le dépôt, ou parce que la carte ou le compte mentionne votre adresse pour les reçus.',
      next: 'Si vous ne reconnaissez pas ce dépôt, écrivez à {support} en indiquant le numéro du reçu.',
      button: 'Voir l’opération',
    },
    BANK_RECEIPT_MAIL: {
      subject: 'Reçu pour {account} : {amount} ajoutés',
      happened:
        'Le {time} (UTC), la banque a confirmé le dépôt : {amount} ont été ajoutés à {account}. Le reçu est joint au format PDF.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Montant ajouté : {amount}',
        'Depuis : {source}',
        'Numéro du reçu : {number}',
      ],
      means:
        'Vous recevez ce message parce que vous avez effectué le dépôt, ou parce que le compte mentionne votre adresse pour les reçus.',
      next: 'Si vous ne reconnaissez pas ce dépôt, écrivez à {support} en indiquant le numéro du reçu.',
      button: 'Voir l’opération',
    },
    WIRE_RECEIVED_MAIL: {
      subject: '{amount} ajoutés à {account}',
      happened:
        'Le {time} (UTC), un virement est arrivé : {amount} ont été ajoutés à {account}. Le reçu est joint au format PDF.',
      facts: [
        'Compte : {account}',
        'Numéro de compte : {accountNumber}',
        'Reçu : {amount}',
        'Attendu : {announced}',
        'Référence bancaire : {bankReference}',
      ],
      means: 'L’argent est utilisable immédiatement.',
      next: 'Si le montant n’est pas celui que vous avez envoyé, interrogez d’abord votre banque sur ses frais.',
      button: 'Voir l’opération',
    },
    SIGNUP_MAIL: {
      subject: 'Confirmez votre adresse pour le {product}',
      happened:
        'Vous avez demandé l’ouverture d’un compte pour {organisation} sur le {product}. Confirmez votre adresse et définissez un mot de passe pour terminer.',
      facts: [],
      means: 'Le lien fonctionne une seule fois, pendant 24 heures.',
      next: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Aucun compte ne sera ouvert.',
      button: 'Confirmer l’adresse',
    },
    SIGNUP_KNOWN_MAIL: {
      subject: 'Vous avez déjà un compte sur le {product}',
      happened:
        'Le {time} (UTC), quelqu’un a demandé l’ouverture d’un nouveau compte sur le {product} avec cette adresse. Vous en avez déjà un.',
      facts: [],
      means:
        'Connectez-vous avec votre mot de passe. Si vous l’avez oublié, demandez-en un autre sur la page de connexion.',
      next: 'Si vous ne pouvez pas vous connecter, adressez-vous à un administrateur de votre entreprise. Si ce n’était pas vous, ignorez cet e-mail ; rien n’a été modifié.',
      button: 'Se connecter',
    },
    INVITATION_MAIL: {
      subject: 'Vous êtes invité à rejoindre le {product}',
      happened: '{organisation} vous a invité à rejoindre le {product}. Définissez un mot de passe pour commencer.',
      facts: [],
      means: 'Le lien fonctionne une fois et pendant 7 jours.',
      next: 'Si vous ne vous y attendiez pas, renseignez-vous auprès de votre administrateur ou ignorez cet e-mail.',
      button: 'Accepter l’invitation',
    },
    MOVE_MAIL: {
      subject: '{organisation} vous propose de la rejoindre',
      happened:
        '{organisation} souhaite que vous utilisiez le {product} en tant qu’utilisateur de son organisation. Vous y appartenez aujourd’hui à une autre organisation.',
      facts: [],
      means:
        'Si vous acceptez et définissez un mot de passe, votre accès à votre organisation actuelle prend fin aussitôt. D’ici là, rien ne change. Le lien fonctionne une fois et pendant 7 jours.',
      next: 'Si vous ne vous y attendiez pas, renseignez-vous auprès de votre administrateur ou ignorez cet e-mail.',
      button: 'Voir ce qui change',
    },
    RIGHTS_CHANGED_MAIL: {
      subject: 'Vos autorisations dans le {product} ont changé',
      happened: 'Le {time} (UTC), {name} a modifié votre rôle, vos autorisations ou votre accès chez {organisation}.',
      facts: [],
      means: 'Le changement est déjà en vigueur ; les menus suivent d’eux-mêmes.',
      next: 'S’il vous manque quelque chose, adressez-vous à {name} ou à un autre administrateur.',
    },
    USER_DEACTIVATED_MAIL: {
      subject: 'Votre accès à {organisation} a pris fin',
      happened:
        'Le {time} (UTC), {name} a mis fin à votre accès à {organisation} dans le {product}. Vous avez été déconnecté partout.',
      facts: [],
      means: 'Ce que vous avez commandé et ajouté y reste conservé sous votre nom.',
      next: 'Si vous ne vous y attendiez pas, adressez-vous à un administrateur de {organisation}.',
    },
    API_KEY_CREATED_MAIL: {
      subject: 'Nouvelle clé d’API : {key}',
      happened: 'Le {time} (UTC), {name} a créé une clé d’API pour {organisation}.',
      facts: ['Clé : {key}', 'Identifiant de la clé : {maskedKey}'],
      means:
        'Vous recevez cet e-mail parce que vous gérez les clés d’API. Les programmes qui ont la clé peuvent utiliser le {product} au nom de {organisation}.',
      next: 'Si vous ne vous y attendiez pas, adressez-vous à {name} ou désactivez la clé sans attendre.',
      button: 'Voir les clés d’API',
    },
    API_KEY_REVEALED_MAIL: {
      subject: 'Clé d’API affichée : {key}',
      happened: 'Le {time} (UTC), {name} a affiché une clé d’API de {organisation}.',
      facts: ['Clé : {key}', 'Identifiant de la clé : {maskedKey}'],
      means:
        'Vous recevez cet e-mail parce que vous gérez les clés d’API. La clé elle-même ne figure dans aucun e-mail.',
      next: 'Si vous ne vous y attendiez pas, adressez-vous à {name} ou désactivez la clé sans attendre.',
      button: 'Voir les clés d’API',
    },
    API_KEY_DEACTIVATED_MAIL: {
      subject: 'Clé d’API désactivée : {key}',
      happened: 'Le {time} (UTC), {name} a désactivé une clé d’API de {organisation}.',
      facts: ['Clé : {key}', 'Identifiant de la clé : {maskedKey}'],
      means:
        'Les programmes qui utilisent encore la clé sont désormais refusés. Une clé désactivée ne peut pas être réactivée.',
      next: 'Si quelque chose ne fonctionne plus, créez une autre clé et donnez-la au programme.',
      button: 'Voir les clés d’API',
    },
    API_KEY_ENDING_MAIL: {
      subject: 'La clé d’API prend fin le {lastDay} : {key}',
      happened: 'Une clé d’API de {organisation} fonctionne jusqu’à la fin du {lastDay} (UTC).',
      facts: ['Clé : {key}', 'Identifiant de la clé : {maskedKey}'],
      means: 'Après ce jour, les programmes qui l’utilisent seront refusés.',
      next: 'Créez une autre clé à temps, donnez-la au programme, puis désactivez celle-ci.',
      button: 'Voir les clés d’API',
    },
    APP_CONNECTED_MAIL: {
      subject: 'Nouvelle application connectée : {app}',
      happened:
        'Le {time} (UTC), vous avez autorisé l’application {app} de {organisation} à utiliser le {product} en votre nom.',
      facts: ['Application : {app}'],
      means:
        'L’application peut faire ce que vous avez autorisé, dans la limite de vos propres droits, jusqu’à ce que vous révoquiez son accès.',
      next: 'Si ce n’était pas vous, révoquez l’accès de l’application dans votre profil et changez votre mot de passe.',
      button: 'Voir les applications connectées',
    },
    OAUTH_CLIENT_CREATED_MAIL: {
      subject: 'Nouveaux identifiants client OAuth : {key}',
      happened: 'Le {time} (UTC), {name} a créé des identifiants client OAuth pour {organisation}.',
      facts: ['Nom : {key}', 'ID client : {maskedKey}'],
      means:
        'Vous recevez cet e-mail parce que vous gérez les clés d’API. Les programmes qui ont l’ID client et son secret peuvent utiliser le {product} au nom de {organisation}.',
      next: 'Si vous ne vous y attendiez pas, adressez-vous à {name} ou désactivez-les sans attendre.',
      button: 'Voir les identifiants client OAuth',
    },
    OAUTH_CLIENT_DEACTIVATED_MAIL: {
      subject: 'Identifiants client OAuth désactivés : {key}',
      happened: 'Le {time} (UTC), {name} a désactivé des identifiants client OAuth de {organisation}.',
      facts: ['Nom : {key}', 'ID client : {maskedKey}'],
      means:
        'Les programmes qui les utilisent encore, et leurs jetons d’accès, sont désormais refusés. Ils ne peuvent pas être réactivés.',
      next: 'Si quelque chose ne fonctionne plus, créez d’autres identifiants et donnez-les au programme.',
      button: 'Voir les identifiants client OAuth',
    },
    OAUTH_CLIENT_ENDING_MAIL: {
      subject: 'Les identifiants client OAuth prennent fin le {lastDay} : {key}',
      happened: 'Des identifiants client OAuth de {organisation} fonctionnent jusqu’à la fin du {lastDay} (UTC).',
      facts: ['Nom : {key}', 'ID client : {maskedKey}'],
      means: 'Après ce jour, les programmes qui les utilisent seront refusés.',
      next: 'Créez d’autres identifiants à temps, donnez-les au programme, puis désactivez ceux-ci.',
      button: 'Voir les identifiants client OAuth',
    },
    INCENTIVE_FUNDS_MAIL: {
      subject: 'Les récompenses de {incentive} attendent des fonds',
      happened: 'Le solde d’un compte ne couvre pas une récompense due par une gratification.',
      facts: ['Gratification : {incentive}', 'Compte : {account}, {accountNumber}'],
      means: 'La personne qui a répondu à l’enquête n’a pas encore reçu sa récompense. Rien n’a été débité.',
      next: 'Approvisionnez le compte : les récompenses en attente partiront d’elles-mêmes dans les dix minutes, pendant les 14 jours qui suivent la réponse.',
      button: 'Voir la gratification',
    },
    INCENTIVE_FAILURE_MAIL: {
      subject: 'Des récompenses de {incentive} n’ont pas pu être envoyées',
      happened: 'Une récompense due par une gratification n’a pas pu être commandée.',
      facts: ['Gratification : {incentive}', 'Compte : {account}, {accountNumber}'],
      means:
        'La récompense, son modèle d’e-mail ou le compte ne sont peut-être pas disponibles pour le moment. Rien n’a été débité.',
      next: 'L’historique indique ce qui a échoué. L’envoi est retenté automatiquement pendant les 14 jours qui suivent la réponse, et vous pouvez le relancer à tout moment.',
      button: 'Voir la gratification',
    },
    button: 'Ouvrir le {product}',
  },
  page: {
    title: 'Récompense {brand}',
    heading: '{recipient}, {sender} vous a envoyé une récompense',
    headingNobody: '{sender} vous a envoyé une récompense',
    colon: '\u00a0: ',
    value: 'Valeur',
    pieces: '{quantity} × {amount}',
    remaining: 'Solde restant',
    messageFrom: 'Message de {sender}',
    use: 'L’utiliser maintenant',
    codes: 'Votre récompense',
    copy: 'Copier',
    copied: 'Copié',
    qr: 'Code QR',
    qrHelp: 'Présentez ce code en caisse.',
    qrFailed: 'Le code QR ne peut pas être affiché. Utilisez le lien ou le numéro.',
    qrLinkHelp: 'Scannez-le pour ouvrir la récompense sur un téléphone.',
    expires: 'À utiliser jusqu’au {date} inclus',
    neverExpires: 'N’expire pas',
    issued: 'Émise le {date}',
    howTo: 'Comment l’utiliser',
    terms: 'Conditions',
    support: 'Aide',
    helpCentre:
      'Un problème ? Écrivez à {email} avec la référence {reference}. N’envoyez jamais le numéro ni le code PIN.',
    reference: 'Référence',
    language: 'Langue',
    sample:
      'Cette page est un exemple issu d’un e-mail de test. Elle ne contient aucun code et rien ne peut y être utilisé.',
    unknownTitle: 'Cette récompense est introuvable',
    unknownText:
      'L’adresse est peut-être incomplète. Ouvrez de nouveau le lien de votre e-mail, ou demandez à l’expéditeur de vous l’envoyer encore une fois.',
    states: {
      active: { label: 'Prête à l’emploi', text: 'La récompense est prête à être utilisée.' },
      redeemed: { label: 'Utilisée', text: 'Toute la valeur a été utilisée. Les codes restent ici pour mémoire.' },
      frozen: {
        label: 'Suspendue',
        text: 'L’expéditeur a suspendu cette récompense. Les codes reviendront à la fin de la suspension. Rien n’est perdu.',
      },
      cancelled: { label: 'Annulée', text: 'L’expéditeur a annulé cette récompense. Elle ne peut plus être utilisée.' },
      replaced: {
        label: 'Remplacée',
        text: 'L’expéditeur a remplacé cette récompense par une nouvelle. Ce lien n’est plus utilisable ; utilisez celui du nouveau message.',
      },
      moved: {
        label: 'Envoyée ailleurs',
        text: 'L’expéditeur a envoyé cette récompense à une autre adresse. Ce lien n’affiche plus les codes ; utilisez celui du nouveau message.',
      },
      expired: {
        label: 'Expirée',
        text: 'Cette récompense était utilisable jusqu’au {date} inclus. Elle ne peut plus être utilisée.',
      },
    },
  },
  credentials: {
    CARD_NUMBER: 'Numéro de carte',
    CARD_CODE: 'Code de la carte',
    PIN: 'Code PIN',
    SECURITY_CODE: 'Code de sécurité',
    SECRET_CODE: 'Code secret',
    EVENT_NUMBER: 'Numéro d’événement',
    BARCODE_NUMBER: 'Numéro du code-barres',
    CVC2: 'Code de vérification',
    REDEMPTION_URL: 'Adresse d’utilisation',
    EXPIRATION_DATE: 'Expiration de la carte',
  },
};
