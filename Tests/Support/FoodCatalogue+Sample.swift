#if DEBUG
@testable import Models

extension FoodCatalogue {
    /// A few foods of the table, for the tests that don't need all of it.
    package static let sample = FoodCatalogue(version: "sample") {
        """
        [["usdaSR24","01077","Milk, whole, 3.25% milkfat, with added vitamin D","Whole milk",1,"milk;Vollmilch;lait entier",66,61,3.15,4.8,3.25,1.865,0,5.05,43,
        [["1 cup",244],["1 fl oz",30.5]]],
        ["usdaSR24","05064","Chicken, broilers or fryers, breast, meat only, cooked, roasted","Chicken breast, roasted",1,"chicken breast;Hähnchenbrust",63,165,31.02,0,3.57,1.01,0,0,74,
        [["1 cup, chopped or diced",140],["1/2 breast, bone and skin removed",86]]],
        ["usdaSR24","09003","Apples, raw, with skin","Apple",1,"apples;Apfel;pomme",69,52,0.26,13.81,0.17,0.028,2.4,10.39,1,
        [["1 cup, quartered or chopped",125],["1 medium (3\\" dia)",182]],
        [2.7083,4.6,0,0.18,2.2,0.017,0.026,0.091,0.061,0.041,3,0,3.4,6,0.12,5,11,107,0.04,0.027,0.035,0,0.007,0.051,null,0.009,0.043,0,0,0,85.56]],
        ["usdaSR24","20045","Rice, white, long-grain, regular, cooked","Rice, cooked",1,"rice;Reis gekocht",64,130,2.69,28.17,0.28,0.077,0.4,0.05,1,
        [["1 cup",158]]],
        ["usdaSR24","22530","Macaroni and cheese, frozen entree",null,0,"",30,150,null,20,5,null,null,null,400,[]]]
        """
    }
}
#endif
