import type { Refusal } from '../ordering/rewardAmount.ts';

/** The signs of the Basic Multilingual Plane that the fonts of documents (`api/src/pdf/fonts.ts`) have, by long ranges. */
const PRINTED =
  /^[\n\t\u0020-\u03E1\u03F0-\u06FF\u0750-\u077F\u0870-\u088E\u0898-\u097F\u0E01-\u0E5B\u10A0-\u11FF\u1C90-\u1CBF\u1D00-\u1DF9\u1DFB-\u20C0\u20F0-\u216B\u2460-\u25AB\u2776-\u2793\u2C60-\u2C7F\u2D00-\u2D2D\u2DE0-\u2FFB\u3000-\u31BB\u31C0-\u31E3\u31F0-\u332B\u332D-\u4DB5\u4E00-\u9FEF\uA640-\uA69F\uA700-\uA7CA\uA960-\uA97C\uAB30-\uAB6B\uAC00-\uD7FB\uF900-\uFA6D\uFB00-\uFBC2\uFBD3-\uFD8F\uFD92-\uFDC7\uFDCF-\uFDFF\uFE10-\uFFEE]$/u;

/** The Han characters beyond it that they have, most of them of names. */
const HAN_BEYOND =
  '𠀋𠂇𠂉𠂊𠂢𠂤𠂰𠃌𠃗𠃵𠄬𠅘𠅤𠆢𠈓𠌫𠍱𠎁𠏹𠑊𠔉𠔿𠖱𠗊𠗖𠘑𠘨𠙶𠛬𠝏𠟈𠠇𠠺𠢹𠤎𠥼𠦄𠦝𠩤𠫓𠬝𠮟𠮷𠳐𠵅𠵘𠷡𠹤𠹭𠺕𠽟𡅕𡈁𡈽𡉕' +
  '𡉴𡉻𡊍𡋗𡋤𡋽𡌛𡌶𡍄𡎚𡏄𡐓𡑭𡑮𡖔𡗗𡙇𡚴𡜆𡜧𡝂𡢽𡧃𡨚𡱖𡴭𡵅𡵢𡵸𡶒𡶜𡶡𡶷𡷠𡸳𡸴𡼞𡽜𡽶𡿺𢅻𢈘𢌞𢎭𢒰𢓭𢘉𢛳𢡛𢢫𢥏𢦏𢪸𢭆𢭏' +
  '𢭐𢮦𢰝𢰤𢱯𢷡𢹂𢻠𢿫𣃽𣆶𣇃𣇄𣇵𣍃𣍲𣏌𣏐𣏒𣏓𣏕𣏚𣏟𣏤𣏾𣑊𣑋𣑑𣑥𣓤𣕚𣖔𣗄𣗋𣘸𣘹𣘺𣘻𣙇𣜌𣜜𣜿𣝣𣝤𣟧𣟱𣟿𣠤𣠽𣪘𣫙𣱿𣲗𣲘𣲾' +
  '𣳾𣴀𣴎𣵀𣷓𣷹𣷺𣸣𣽾𤁋𤂖𤄃𤇆𤇾𤈎𤋮𤋱𤎝𤎼𤏐𤘩𤚥𤟱𤢖𤣩𤣰𤧛𤨁𤨒𤩍𤩽𤫉𤭖𤭯𤰖𤴔𤸄𤸎𤸷𤹪𤺋𤿲𥁊𥁕𥄢𥆩𥇍𥇥𥈞𥉌𥌾𥎵𥏾𥐮𥒎' +
  '𥓙𥔎𥔲𥕢𥖧𥖨𥙿𥝱𥞩𥞴𥠲𥠺𥡴𥥸𥧄𥧌𥧔𥫗𥫣𥫤𥫱𥮗𥮲𥱋𥱤𥶡𥸮𥹄𥹖𥹢𥹥𥻂𥻗𥻘𥻨𥼣𥽜𥿔𥿠𥿻𦀌𦀗𦁗𦁠𦃭𦈡𦈢𦉪𦉰𦊆𦍌𦐂𦒍𦖤𦙶' +
  '𦙾𦚰𦜝𦝼𦟘𦣝𦣪𦥑𦥯𦦙𦧝𦨞𦩘𦪌𦪷𦫿𦭜𦰡𦰩𦱳𦲞𦳝𦹀𦹥𦾔𦿶𦿷𦿸𧃴𧄍𧄹𧅄𧏚𧏛𧏾𧐐𧑉𧗿𧘔𧘕𧘥𧘱𧚄𧚓𧜎𧜣𧝒𧢲𧦅𧦴𧩑𧪄𧬂𧮳𧮾' +
  '𧯇𧰼𧲸𧳯𧵳𧶠𧸐𧹽𧺯𧼛𧾷𧿹𨂊𨂻𨉷𨊂𨋳𨏍𨏶𨐈𨐌𨑕𨓜𨕫𨗈𨗉𨙸𨚕𨛗𨛺𨟠𨥆𨥉𨥫𨦇𨦈𨦺𨦻𨨞𨨩𨩃𨩱𨪙𨫍𨫝𨫤𨭉𨯁𨯯𨱇𨱏𨱑𨱔𨳝𨴐' +
  '𨵱𨶊𨶡𨷻𨸏𨸗𨸟𨸶𨺉𨺙𨻫𨻶𨼲𨿸𩇕𩇣𩊠𩊱𩒐𩓞𩔉𩗏𩙿𩛰𩜙𩝐𩠐𩠻𩣆𩩲𩵋𩷛𩸕𩸽𩹉𩺊𩻄𩻛𩻩𩽾𩾃𩾌𩿎𩿗𪀚𪀯𪂂𪃹𪆐𪊭𪊲𪎌𪐷𪓐𪗱' +
  '𪘂𪘚𪙤𪚲𪟝𪣻𪤗𪧦𪨰𪨶𪩘𪾢𫄧𫄨𫄷𫄸𫇭𫌀𫍣𫍯𫍲𫍽𫐄𫐐𫐓𫑡𫓧𫓯𫓶𫓹𫔍𫔎𫔶𫖮𫖯𫖳𫗧𫗴𫘜𫘝𫘦𫘧𫘨𫘪𫘬𫚕𫚖𫚭𫛭𫝆𫝑𫝓𫝚𫝜𫝥' +
  '𫝶𫝷𫝼𫞂𫞉𫞋𫞎𫞔𫞩𫞬𫞯𫞽𫟅𫟉𫟏𫟒𫟘𫟦𫟰𫟹𫟼𫠆𫠊𫠍𫠗𫠚𫠜𫢸𫫇𫭟𫭢𫭼𫮃𫰛𫵷𫶇𫷷𫸩𬀩𬀪𬂩𬃊𬄕𬇕𬇙𬇹𬉼𬊈𬊤𬌗𬍛𬍡𬍤𬒈𬒔' +
  '𬒗𬕂𬘓𬘘𬘡𬘩𬘫𬘬𬘭𬘯𬙂𬙊𬙋𬜬𬜯𬞟𬟁𬟓𬟽𬣙𬣞𬣡𬣳𬤇𬤊𬤝𬨂𬨎𬩽𬪩𬬩𬬭𬬮𬬱𬬸𬬹𬬻𬬿𬭁𬭊𬭎𬭚𬭛𬭤𬭩𬭬𬭯𬭳𬭶𬭸𬭼𬮱𬮿𬯀𬯎' +
  '𬱖𬱟𬳵𬳶𬳽𬳿𬴂𬴃𬴊𬶋𬶍𬶏𬶐𬶟𬶠𬶨𬶭𬶮𬷕𬸘𬸚𬸣𬸦𬸪𬹼𬺈𬺓𭕄𮉸𮕩𮛪你兔再冤冬割勺卉卿周善城姬寃将屠巽形彫慈憲成拔冕' +
  '杞杓桒栟槪櫛沿浩滋潮炭爨爵眞真絣芽諭軔輸嶲𰜩𰻝𰻞𱁬';

/** Validates that receipts and statements can show a text; the refusal names the first sign that they cannot. Null when valid. */
export function checkPrinted(text: string): Refusal | null {
  const sign = Array.from(text).find((one) => !PRINTED.test(one) && !HAN_BEYOND.includes(one));
  return sign === undefined ? null : { key: 'error.text.notPrinted', values: { sign } };
}
