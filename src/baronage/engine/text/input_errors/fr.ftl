# Ce que le moteur et le conseiller refusent, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Ce que quelqu’un a écrit
quoted = « { $text } »
number-unread = { $text } n’est pas un nombre entier
word-unknown = { $word } est inconnu ici
part-unread = une partie est illisible
entry-missing = l’entrée { $name } manque
json-wrong = une erreur à la ligne { $line }, colonne { $column }

## Ce que l’arbitre ne peut pas lire
text-long = Ce texte a plus de { $most } caractères.
text-empty = Ce texte est vide.
actions-shape = Une action est un tuple de nombres entiers, plusieurs en sont une liste.
action-shape = Une action est un tuple de nombres entiers.
actions-many = On joue au plus { $most } actions à la fois.
text-long-to-try = Un texte de plus de { $most } caractères n’est pas essayé d’avance.
only-a-part = Seule la première partie a été jouée : la suite n’était alors pas possible. Pas joué : { $rest }
game-over = La partie est terminée.
answers-shape = Les réponses données d’avance sont une liste de textes.
answers-many = Ces réponses données d’avance sont trop nombreuses ou trop longues.
answers-none = { $game } n’a pas de réponses données d’avance.
table-says = La table dit : expel PLACE, close ou agree.

## Préparer une partie
# qui est assis à une place que les règles appellent par un nombre
player = Joueur { $number }
option-wrong = L’option { $option } : { $why }
option-takes = L’option { $option } vaut { $values }, et non { $value }.
option-range = { $low } à { $high }
option-document = un document
game-unknown = Il n’y a pas de jeu { $name } ; il y a : { $known }.
option-unknown = { $known ->
    [none] { $game } n’a pas d’options.
   *[other] { $game } n’a pas d’option { $name } ; il y a : { $known }.
 }
seats-wrong = { $game } se joue de { $least } à { $most } joueurs, et non { $seats }.
options-shape = Les options sont des noms avec leurs valeurs, et non { $value }.

## Leçons, problèmes et conseiller
lesson-unknown = { $game } n’a pas de leçon « { $name } » ; il y a : { $known }.
lesson-long = Un essai a { $most } coups au plus.
example-unknown = Les règles de { $game } n’ont pas d’exemple « { $name } ».
example-case = L’exemple { $id } a les cas 1 à { $count }, et aucun { $number }.
example-seat = Il y a les places 0 à { $count }, et aucune { $seat }.
example-bad = Ce n’est pas un exemple de { $game } : { $why }
lesson-bad = Ce n’est pas une leçon de { $game } : { $why }
seat-unknown = Il n’y a pas de place { $seat } dans cette partie.
coach-none = { $game } n’a pas de conseiller.
analysis-form = Cette analyse a la forme { $form } ; ce programme lit la forme { $known }.
analysis-bad = Ce n’est pas une analyse : { $why }
analysis-early = Cette partie n’est pas terminée : on n’analyse qu’une partie finie.
nothing-to-advise = Rien ne vous est demandé à présent : il n’y a rien à conseiller.
puzzle-unknown = { $game } a { $count } problèmes ; il n’y a pas de numéro { $number }.
puzzle-no-move = Cela ne peut pas se jouer ici.
puzzles-form = Ce ne sont pas des problèmes de { $game } dans la forme { $form }.
puzzles-bad = Ce ne sont pas des problèmes : { $why }
puzzle-broken = Problème { $number } de { $game } : « { $move } » ne peut pas se jouer.
