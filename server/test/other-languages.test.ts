import { beforeAll, describe, expect, it } from 'vitest'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'

let talk: ShippedTalk
beforeAll(async () => {
  talk = await shippedTalk()
}, 60_000)

describe('a message that is not English', () => {
  it.each([
    ['al arrancar en frío hace un ruido como de cadena y luego se quita', 'Spanish', 'Perdón'],
    ['la luz de la puerta no se apaga, ¿qué hago?', 'Spanish', 'Perdón'],
    ['Seit gestern klappert es hinten beim Fahren über Kopfsteinpflaster', 'German', 'Leider'],
    ['der Scheibenwischer macht komische Geräusche', 'German', 'Leider'],
    ['la voiture fait un bruit quand je tourne à gauche depuis hier', 'French', 'Désolé'],
    ['o ar condicionado não gela mais e faz barulho', 'Portuguese', 'Desculpe'],
    ['la radio non si accende quando fa freddo', 'Italian', 'Mi dispiace'],
    ['przy skręcie w lewo coś stuka, jak mam to sprawdzić', 'Polish', 'Przepraszam'],
    ['मेरी कार का रेडियो चालू नहीं होता', 'Hindi', 'माफ़'],
    ['空调不太凉怎么办', 'Chinese', '抱歉'],
    ['المكيف لا يبرد جيدا', 'Arabic', 'عذرًا'],
  ])('is met in its own language, and no fault is made up: %s', async (text, language, sorry) => {
    expect(talk.parts.languages.read(text)?.language).toBe(language)
    const { brief, assessment } = await talk.turnAfter(text)
    expect(assessment).toBeNull()
    expect(narrateTurn(brief)).toContain(sorry)
  })

  it.each([
    ['los frenos no responden, el pedal llega al piso', 'No conduzca'],
    ['huele mucho a gasolina y gotea debajo del coche', 'No conduzca'],
    ['Das Lenkrad ist blockiert', 'Nicht weiterfahren'],
    ['Qualm kommt aus der Motorhaube', 'Nicht weiterfahren'],
    ['plus de freins, la pédale s’enfonce au plancher', 'Ne roulez pas'],
    ['de la fumée sort du capot', 'Ne roulez pas'],
    ['o volante travou na curva', 'Não dirija'],
    ['o motor está fervendo e o ponteiro no vermelho', 'Não dirija'],
    ['i freni non funzionano più', 'Non guidare'],
    ['sotto la macchina perde benzina', 'Non guidare'],
    ['silnik się przegrzewa, wskazówka na czerwonym', 'Nie jedź'],
    ['hamulec wpada w podłogę', 'Nie jedź'],
    ['गाड़ी से पेट्रोल टपक रहा है', 'गाड़ी न चलाएँ'],
    ['方向盘卡住了', '请不要继续开'],
    ['发动机冒烟', '请不要继续开'],
    ['دخان يخرج من المحرك', 'لا تقد السيارة'],
  ])('is told not to drive where it names a danger: %s', async (text, stop) => {
    const { brief, assessment } = await talk.turnAfter(text)
    expect(assessment?.verdict.urgency).toBe('stop')
    expect(narrateTurn(brief)).toContain(stop)
  })

  it('comes second to somebody who is hurt', async () =>
    expect((await talk.turnAfter('Bitte Hilfe, Unfall auf der A7, zwei Verletzte')).intent).toBe('medical'))
})

describe('English with a foreign word, a bad spelling or a name', () => {
  it.each([
    'braks padel gos to flor',
    'my El Camino pulls left',
    'hyundai santa fe del 2012 wont start',
    'que pasa, my brakes are soft',
    'die motor die',
    'auto trans motor mount bad',
    'steerin weel is loos an shaks',
    'engin overheeting and stem from hood',
    'la crosse wi 2011 lacrosse no heat',
    'das auto vw jetta squeals',
    'car no start, no crank, no click',
    'gas leek under de car',
  ])('is English: %s', (text) => expect(talk.parts.languages.read(text)).toBeNull())

  it.each([
    ['braks padel gos to flor', 'stop'],
    ['stearing weel lockd up wile driving', 'stop'],
    ['gas leeking under my truk', 'stop'],
    ['engin is overheeting', 'stop'],
    ['smok comming from under hood', 'stop'],
    ['no braks', 'stop'],
    ['brake pedel is soft an spongy', 'stop'],
    ['oil presure lite came on red', 'stop'],
  ])('is understood in a danger: %s', async (text, level) =>
    expect((await talk.turnAfter(text)).assessment?.verdict.urgency).toBe(level),
  )
})
