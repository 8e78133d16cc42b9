"""Cups, bowls, a vase and a candle on a shelf in morning light: the head of the home page."""
from props.furniture import shelf
from props.walls import painted_wall
from studio.shot import Shot
from studio.still_life import place
from studio.window import Window

SAMPLES = 12
BACK, FRONT = .115, -.145
LIGHT = Window(towards=(.66, .44, -.36), onto=(.10, BACK, .20), size=(.56, .54), panes=(2, 2), bar=.030, power=3.3, leaves=15)


def build(picture):
    is_portrait = picture.endswith('portrait')
    painted_wall('#e2d8c8', BACK)
    shelf(3.0, BACK, FRONT, colour='#cdab7c', brackets=(.30,) if is_portrait else (-.42, .40))
    place('vase', '#a05539', (.075, .030), turn=20)
    place('bowl', '#e9dfcb', (.268, .000), turn=40)
    place('cup', '#a3ad91', (-.055, -.050), turn=-30)
    place('candle', '#2f4a3a', (.395, .035), turn=-8)
    if is_portrait:
        return Shot(height=.76, focus=(.155, 0, .150), elevation=8, turn=3, lens=90, aperture=7, window=LIGHT, is_on_paper=False, fill=1.1, scale=.5)
    place('pitcher', '#f6f4ef', (-.165, .040), turn=24)
    place('cup', '#e9dfcb', (.152, -.064), turn=-48)
    return Shot(height=.62, focus=(.018, 0, .118), elevation=8, turn=3, lens=90, aperture=7, window=LIGHT, is_on_paper=False, fill=1.1, scale=.5)
