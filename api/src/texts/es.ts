import type { DeliveryTexts } from './deliveryTexts.ts';

export const es: DeliveryTexts = {
  languageName: 'Español',
  mail: {
    preheader: '{amount} para {brand}, de parte de {sender}',
    hello: 'Hola, {recipient}:',
    helloNobody: 'Hola:',
    from: '{sender} te ha enviado una recompensa',
    button: 'Ver tu recompensa',
    linkHint: 'Si el botón no se abre, copia esta dirección en tu navegador:',
    expires: 'Úsala antes del {date}.',
    support: '¿Tienes preguntas sobre esta recompensa? Escribe a {email} e indica la referencia {reference}.',
    poweredBy: 'Entregado por {product}',
    keepPrivate: 'El enlace es solo para ti. Quien lo tenga puede usar la recompensa.',
  },
  notices: {
    SESSION_REUSED_MAIL: {
      subject: 'Hemos cerrado su sesión en {product}',
      happened:
        'El {time} (UTC), un navegador conectado con su cuenta usó una sesión que ya se había renovado en otro lugar. Es posible que dos lugares tuvieran la misma sesión, por lo que la hemos cerrado en ambos.',
      facts: [],
      means:
        'Una conexión interrumpida también puede causarlo. Sus demás sesiones y su contraseña siguen como estaban.',
      next: 'Si esto le sorprende, inicie sesión, cambie su contraseña en Configuración y avise a su administrador.',
    },
    LOW_BALANCE_MAIL: {
      subject: 'Saldo bajo: {account}',
      happened: 'El {time} (UTC), un pedido dejó el saldo disponible de {account} por debajo de {threshold}.',
      facts: [
        'Cuenta: {account}',
        'Número de cuenta: {accountNumber}',
        'Saldo disponible: {balance}',
        'Umbral: {threshold}',
      ],
      means:
        'Recibe este mensaje porque la alerta de saldo «{alert}» incluye su dirección. Esta alerta envía como máximo un mensaje por cuenta cada 24 horas. Otra alerta sobre la misma cuenta envía los suyos.',
      next: 'Añada fondos para que se puedan realizar los próximos pedidos.',
    },
    button: 'Abrir {product}',
  },
  page: {
    title: 'Recompensa de {brand}',
    heading: '{recipient}, {sender} te ha enviado una recompensa',
    headingNobody: '{sender} te ha enviado una recompensa',
    value: 'Valor',
    pieces: '{quantity} × {amount}',
    remaining: 'Saldo restante',
    messageFrom: 'Mensaje de {sender}',
    use: 'Usarla ahora',
    codes: 'Tu recompensa',
    copy: 'Copiar',
    copied: 'Copiado',
    qr: 'Código QR',
    qrHelp: 'Muestra este código en la caja.',
    qrFailed: 'No se puede mostrar el código QR. Usa el número.',
    qrLinkHelp: 'Escanéalo para abrir la recompensa en un teléfono.',
    expires: 'Úsala antes del {date}',
    neverExpires: 'No caduca',
    issued: 'Emitida el {date}',
    howTo: 'Cómo usarla',
    terms: 'Condiciones',
    support: 'Ayuda',
    helpCentre:
      '¿Algo no funciona? Escribe a {email} con la referencia {reference}. No envíes nunca el número ni el PIN.',
    reference: 'Referencia',
    language: 'Idioma',
    unknownTitle: 'No encontramos esta recompensa',
    unknownText:
      'Puede que la dirección esté incompleta. Abre de nuevo el enlace del correo o pide a quien te la envió que la mande otra vez.',
    states: {
      active: { label: 'Lista para usar', text: 'La recompensa está lista para usar.' },
      redeemed: {
        label: 'Usada',
        text: 'Se ha usado todo el valor. Los códigos se conservan aquí para tu información.',
      },
      frozen: {
        label: 'En pausa',
        text: 'El remitente ha puesto esta recompensa en pausa. Los códigos volverán cuando termine. No se ha perdido nada.',
      },
      cancelled: { label: 'Cancelada', text: 'El remitente ha cancelado esta recompensa. Ya no se puede usar.' },
      expired: { label: 'Caducada', text: 'Esta recompensa se podía usar hasta el {date}. Ya no se puede usar.' },
    },
  },
  credentials: {
    CARD_NUMBER: 'Número de tarjeta',
    CARD_CODE: 'Código de tarjeta',
    PIN: 'PIN',
    SECURITY_CODE: 'Código de seguridad',
    SECRET_CODE: 'Código secreto',
    EVENT_NUMBER: 'Número de evento',
    BARCODE_NUMBER: 'Número de código de barras',
    CVC2: 'Código de verificación',
    REDEMPTION_URL: 'Dirección de canje',
    EXPIRATION_DATE: 'Caducidad de la tarjeta',
  },
};
