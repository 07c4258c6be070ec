# Pourquoi le conseiller aime un coup. $figure : avec ce coup ; $instead : sans lui.

coach-purse-more = vous avez { $figure } { $figure ->
    [one] sou
   *[other] sous
 } au lieu de { $instead }
